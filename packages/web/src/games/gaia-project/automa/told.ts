/** What the Automa did and why, in words. */
import type { HexId } from '@orrery/gaia-project';
import { areaText, boardActionText, structureText } from '@orrery/gaia-project';
import {
  type AutomaChoice,
  type AutomaDeed,
  type AutomaTurn,
  boardActions,
  type Candidate,
  criterionText,
  idsOf,
  researchAreas,
} from '@orrery/gaia-project/advice';
import { toldOf } from '../detail/since.tsx';
import { deedOf } from '../since.ts';
import type { Scene } from '../table.ts';
import { sentences, type Words } from '../words.ts';
import { structureNamed } from './turns.ts';

/** A candidate that is no space of the map. */
export function candidateName(candidate: Candidate, { format }: Words): string {
  const area = researchAreas.find((id) => id === candidate);
  if (area !== undefined) return format(areaText(area));
  const action = idsOf(boardActions).find((id) => id === candidate);
  return action === undefined ? '' : format(boardActionText(action));
}

const structureName = (id: string | undefined, { format }: Words): string =>
  format(structureText(structureNamed(id)));

/** "4 planets within range 3". */
export function candidatesText(choice: AutomaChoice, words: Words): string {
  const { t } = words;
  const n = choice.candidates.length;
  switch (choice.of) {
    case 'mine':
      return t('web.gaia.automa.of.mine', { n, range: choice.range ?? 0 });
    case 'upgrade':
      return t('web.gaia.automa.of.upgrade', {
        n,
        from: structureName(choice.from, words),
        to: structureName(choice.to, words),
      });
    default:
      return t(`web.gaia.automa.of.${choice.of}`, { n });
  }
}

/** What each criterion left over: "the direction of the card: 2 left". */
export const criteriaTexts = ({ narrowed }: AutomaChoice, human: string, { t, format }: Words): string[] =>
  narrowed.length === 0
    ? [t('web.gaia.automa.only')]
    : narrowed.map(({ by, left }, i) =>
        t(i === narrowed.length - 1 ? 'web.gaia.automa.decided' : 'web.gaia.automa.left', {
          by: format(criterionText(by, human)),
          n: left.length,
        }),
      );

/** "Mine on Swamp, sector 05". */
export function doneText({ done }: AutomaDeed, scene: Scene, words: Words): string {
  const deed = done === undefined ? undefined : deedOf(done);
  if (done === undefined || deed === undefined) return words.t('web.gaia.automa.nothing');
  return toldOf(scene, words, { ...deed, event: done });
}

const insteadKeys = {
  'no-mine': 'web.gaia.automa.instead.noMine',
  'no-planet': 'web.gaia.automa.instead.noPlanet',
  'no-upgrade': 'web.gaia.automa.instead.noUpgrade',
} as const;

/** Why it did something else than the card says. */
export function insteadText({ instead }: AutomaDeed, { t }: Words): string | undefined {
  const why = Object.entries(insteadKeys).find(([id]) => id === instead)?.[1];
  return why === undefined ? undefined : t(why);
}

export function passText({ pass }: AutomaTurn, { t }: Words): string | undefined {
  if (pass === undefined) return undefined;
  return t(pass.why === 'red-lamp' ? 'web.gaia.automa.pass.red' : 'web.gaia.automa.pass.empty');
}

export const gained = ({ gains }: AutomaTurn): number => gains.reduce((sum, { vp }) => sum + vp, 0);

/** A whole turn in sentences, for whoever does not see it. */
export function turnText(turn: AutomaTurn, scene: Scene, words: Words): string {
  const { t, format } = words;
  const vp = gained(turn);
  return sentences(
    turn.action === undefined
      ? t('web.gaia.automa.saidLast', { support: turn.support })
      : t('web.gaia.automa.said', { support: turn.support, action: turn.action }),
    ...turn.deeds.flatMap((deed) => [
      insteadText(deed, words),
      doneText(deed, scene, words),
      deed.why === undefined ? undefined : format(deed.why),
    ]),
    passText(turn, words),
    vp === 0 ? undefined : t('web.gaia.card.vp', { vp }),
  );
}

/** The space in which something was done, so that it can be pointed at. */
export const hexOf = ({ choice }: AutomaDeed): HexId | undefined =>
  typeof choice?.chosen === 'number' ? choice.chosen : undefined;
