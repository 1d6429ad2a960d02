/** What the Automa says of itself: its cards in words, and why it chose what it chose. */
import { type GameEvent, isRecord, type Message } from '@orrery/kernel';
import { type CardAction, cardRow, type DecisionCard, decisionCards } from '../automa/cards.ts';
import { type Difficulty, difficulties } from '../automa/difficulties.ts';
import { type Choice, readChoice } from '../automa/events.ts';
import type { FactionCard } from '../automa/factions.ts';
import type { Part } from '../automa/parts.ts';
import type { CriterionId } from '../automa/selection.ts';
import { boardActions } from '../data/actions.ts';
import { boosters } from '../data/boosters.ts';
import { factionIds } from '../data/factions.ts';
import { structureIds } from '../data/structures.ts';
import { advancedTiles } from '../data/tech-tiles.ts';
import { idAmong, idsOf, researchAreas } from '../data/types.ts';
import { areaText, boardActionText, boosterText, factionText, tileText } from './components.ts';
import { say } from './say.ts';

/** An event with the names of its player and of the human. */
interface AutomaEvent {
  readonly event: GameEvent;
  readonly player: Message | string;
  readonly human: Message | string;
}

const isAction = (what: string): what is CardAction => decisionCards.some(({ action }) => action === what);

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

// Cards

/** What a card makes the Automa do, with the support card that says how. */
function doingText(action: CardAction, support: number, covers: number): Message {
  if (action === 'mine') return say('gaia.automa.action.mine', { range: cardRow(support).support.range });
  return action === 'cover'
    ? say('gaia.automa.action.cover', { n: covers })
    : say(`gaia.automa.action.${action}`);
}

function cardsText({ event, player }: AutomaEvent): Message | undefined {
  const { what, detail } = event;
  if (!isAction(what) || !isRecord(detail)) return undefined;
  const [support, action] = [numberOf(detail.support), numberOf(detail.action)];
  const covers = numberOf(detail.covers);
  return say('gaia.log.cards', { player, action, support, what: doingText(what, support, covers) });
}

const vpText = ({ action, vp }: DecisionCard, what: Message): Message =>
  action === 'faction'
    ? say('gaia.face.decision.factionAction', { what })
    : say('gaia.face.decision.action', { what, vp });

/** Everything on a decision card, in sentences. */
export function decisionLines(card: DecisionCard): Message[] {
  const { action, support, booster, red } = card;
  const { finalTile, range, direction, arrow, count } = support;
  const what = action === 'mine' ? say('gaia.face.decision.mine') : doingText(action, card.card, 1);
  return [
    vpText(card, what),
    say('gaia.face.decision.support', {
      tile: say(`gaia.face.decision.tile.${finalTile}`),
      range,
      direction: say(`gaia.face.decision.direction.${direction}`),
      arrow: say(`gaia.face.decision.arrow.${arrow}`),
      count,
    }),
    say('gaia.face.decision.booster', { place: say(`gaia.face.decision.place.${booster}`) }),
    ...(red ? [say('gaia.face.decision.red')] : []),
  ];
}

function partText(part: Part): Message {
  switch (part.do) {
    case 'mine':
      return part.first === undefined
        ? say('gaia.face.automa.part.mine', { range: part.range })
        : say(`gaia.face.automa.part.mine.${part.first}`, { range: part.range });
    case 'upgrade':
      return part.otherwise === undefined
        ? say('gaia.face.automa.part.upgrade')
        : say('gaia.face.automa.part.upgradeOrMine', { range: part.otherwise.range });
    case 'research':
      return part.area === 'highest' || part.area === 'random'
        ? say(`gaia.face.automa.part.research.${part.area}`)
        : say('gaia.face.automa.part.research.area', { area: areaText(part.area) });
    case 'cover':
      return say('gaia.face.automa.part.cover');
  }
}

/** Everything on a faction card of the Automa, in sentences. */
export const factionCardLines = (card: FactionCard): Message[] => [
  ...card.action.map(partText),
  say('gaia.face.automa.vp', { vp: card.actionVp }),
  ...(card.covers > 1 ? [say('gaia.face.automa.covers', { n: card.covers })] : []),
  ...(card.vpPerNewType > 0 ? [say('gaia.face.automa.newType', { vp: card.vpPerNewType })] : []),
  ...(card.vpPerTradingStation > 0
    ? [say('gaia.face.automa.tradingStation', { vp: card.vpPerTradingStation })]
    : []),
  ...(card.ownUpgrade === undefined ? [] : [say('gaia.face.automa.downgrade')]),
  ...(card.researchAfterLab ? [say('gaia.face.automa.lab')] : []),
];

// Choices

/** What told candidates apart: "the shortest distance to Halley". */
export const criterionText = (by: CriterionId, human: Message | string): Message =>
  say(`gaia.automa.by.${by}`, { human });

/** Who was left after each criterion, and which one decided. */
function reasonsText({ narrowed }: Choice, human: Message | string): Message {
  const steps = narrowed.map(({ by, left }, i) => {
    const reason = criterionText(by, human);
    return i === narrowed.length - 1
      ? say('gaia.log.weigh.decided', { by: reason })
      : say('gaia.log.weigh.left', { by: reason, n: left.length });
  });
  const [first, ...others] = steps;
  if (first === undefined) return say('gaia.log.weigh.only');
  return others.reduce((before, step) => say('gaia.log.weigh.both', { first: before, next: step }), first);
}

const structureName = (id: string | undefined): Message =>
  say(`gaia.structure.${idAmong(structureIds, id) ?? 'none'}`);

/** A choice in one sentence: how many candidates there were, who was left, what decided. */
export function choiceText(choice: Choice, human: Message | string): Message {
  const args = { n: choice.candidates.length, reasons: reasonsText(choice, human) };
  if (choice.of === 'mine') return say('gaia.log.weigh.mine', { ...args, range: choice.range ?? 0 });
  if (choice.of === 'upgrade') {
    const [from, to] = [structureName(choice.from), structureName(choice.to)];
    return say('gaia.log.weigh.upgrade', { ...args, from, to });
  }
  return say(`gaia.log.weigh.${choice.of}`, args);
}

// The log

function passText({ event, player }: AutomaEvent): Message {
  const { detail, what } = event;
  const id = idAmong(idsOf(boosters), what);
  const booster = id === undefined ? '' : say('gaia.log.automaBooster', { booster: boosterText(id) });
  const drawn = isRecord(detail) ? numberOf(detail.drawn) : 0;
  return isRecord(detail) && detail.why === 'red-lamp'
    ? say('gaia.log.automaPass.red-lamp', { player, card: drawn, booster })
    : say('gaia.log.automaPass.deck-empty', { player, booster });
}

export const difficultyText = (level: Difficulty): Message => say(`gaia.setting.difficulty.${level}`);

function arrivalText({ event, player }: AutomaEvent): Message | undefined {
  const { what, detail } = event;
  const faction = idAmong(factionIds, what);
  const level = isRecord(detail) ? idAmong(idsOf(difficulties), detail.difficulty) : undefined;
  if (faction === undefined || level === undefined) return undefined;
  return say('gaia.log.automa', {
    player,
    faction: factionText(faction),
    difficulty: difficultyText(level),
  });
}

function insteadText({ event, player }: AutomaEvent): Message | undefined {
  const why = idAmong(['no-mine', 'no-planet', 'no-upgrade'], event.source);
  return why === undefined ? undefined : say(`gaia.log.instead.${why}`, { player });
}

const partNames: readonly Part['do'][] = ['mine', 'upgrade', 'research', 'cover'];

function nothingText({ event, player }: AutomaEvent): Message | undefined {
  const part = idAmong(partNames, event.what);
  return part === undefined ? undefined : say(`gaia.log.nothing.${part}`, { player });
}

function removedText({ event, player }: AutomaEvent): Message | undefined {
  const tile = idAmong(idsOf(advancedTiles), event.what);
  const area = idAmong(researchAreas, event.source);
  if (tile === undefined || area === undefined) return undefined;
  return say('gaia.log.remove', { player, area: areaText(area), tile: tileText(tile) });
}

function coveredText({ event, player }: AutomaEvent): Message | undefined {
  const action = idAmong(idsOf(boardActions), event.what);
  return action === undefined
    ? undefined
    : say('gaia.log.cover', { player, action: boardActionText(action) });
}

function weighedText({ event, human }: AutomaEvent): Message | undefined {
  const choice = readChoice(event);
  return choice === undefined ? undefined : choiceText(choice, human);
}

/** The sentences of the log that only the Automa has. */
export const automaSentences: Readonly<Record<string, (event: AutomaEvent) => Message | undefined>> = {
  automa: arrivalText,
  cards: cardsText,
  weigh: weighedText,
  instead: insteadText,
  nothing: nothingText,
  remove: removedText,
  cover: coveredText,
  satellite: ({ event, player }) => say('gaia.log.satellite', { player, n: event.amount }),
  deck: ({ event, player }) => say('gaia.log.deck', { player, n: event.amount }),
  pass: passText,
};

/** What explains a line stands below it. */
export const explains: ReadonlySet<string> = new Set(['weigh', 'instead', 'nothing']);
