import type { Message } from '@orrery/kernel';
import { designs } from '../data/cards.ts';
import { counts } from '../data/counting.ts';
import type { Design, Scoring } from '../data/types.ts';
import { ofKind } from './goods.ts';
import { say } from './say.ts';

/** The scoring lines of a 6-cost development as sentences, in the order in which they apply. */
export const scoringText = (design: Design): Message[] =>
  design.scoring.map((line, place) => {
    // A card counts for one line only, so a line that could take another's cards speaks of "other" cards.
    const earlier = design.scoring.slice(0, place);
    const other = designs.some(
      (card) => counts(line, card) && earlier.some((before) => counts(before, card)),
    );
    const itself = counts(line, design) && !earlier.some((before) => counts(before, design));
    return lineText(line, { other: String(other), itself: String(itself) });
  });

/** Whether the line counts only cards that no earlier line counts; whether it counts the scoring card. */
interface Reach {
  readonly other: string;
  readonly itself: string;
}

function lineText(line: Scoring, { other, itself }: Reach): Message {
  const { vp } = line;
  switch (line.do) {
    case 'perWorldOfKind':
      return worldOfKindText(line);
    case 'perProductionWorld':
      return say('race.scoring.productionWorld', { vp });
    case 'perWorld':
      return say('race.scoring.world', { vp, other });
    case 'perMilitaryWorld':
      return line.keyword === undefined
        ? say('race.scoring.militaryWorld', { vp, other })
        : say('race.scoring.militaryWorldWithKeyword', { vp, keyword: line.keyword });
    case 'perDevelopment':
      return line.cost === undefined
        ? say('race.scoring.development', { vp, other })
        : say('race.scoring.developmentOfCost', { vp, cost: line.cost, itself });
    case 'perKeyword':
      return say('race.scoring.keyword', { vp, keyword: line.keyword, other, itself });
    case 'perPower':
      return line.type === 'world'
        ? say('race.scoring.worldWithPower', { vp, phase: line.phase })
        : say('race.scoring.developmentWithPower', { vp, phase: line.phase, itself });
    case 'perCard':
      return say('race.scoring.card', { vp, card: say(`race.card.${line.design}`) });
    case 'perVpChips':
      return say('race.scoring.vpChips', { vp, chips: line.chips });
    case 'perGeneralMilitary':
      return say('race.scoring.generalMilitary', { vp });
  }
}

function worldOfKindText({ vp, kind, source }: Extract<Scoring, { do: 'perWorldOfKind' }>): Message {
  const args = { vp, kind: ofKind(kind) };
  if (source === undefined) return say('race.scoring.worldOfKind', args);
  return source === 'production'
    ? say('race.scoring.productionWorldOfKind', args)
    : say('race.scoring.windfallWorldOfKind', args);
}
