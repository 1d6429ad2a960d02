/** A turn of the Automa (facts T1–T6, D2, D3, P1). It runs by itself, step by step, until the human must choose. */
import {
  type GaiaRun,
  type GaiaState,
  type GaiaStep,
  type GaiaTask,
  playerAt,
  type StepNamed,
} from '../state.ts';
import { cardRow } from './cards.ts';
import { tryCover } from './cover.ts';
import { drawAction, setSupport } from './deck.ts';
import { tellInstead, tellNothing } from './events.ts';
import { factionCard } from './factions.ts';
import { tryMine } from './mine.ts';
import { type MinePart, type Part, partsOf, pointsOf, type UpgradePart } from './parts.ts';
import { gainPoints } from './points.ts';
import { tryResearch } from './research.ts';
import { AUTOMA, automaIn } from './state.ts';
import { tryUpgrade } from './upgrade.ts';

/** A red X makes the Automa pass on one of so many last cards of its deck (facts D5, P1). */
const LAST_CARDS = 3;

/** Draws the cards of the turn; then it passes, or the parts of its action follow. */
export function turnStep(state: GaiaState, _task: GaiaStep, run: GaiaRun): void {
  const automa = automaIn(state);
  run.barrier?.(null);
  setSupport(automa, run);
  if (automa.deck.length === 0) {
    run.push({ do: 'automa.pass', why: 'deck-empty' });
    return;
  }
  const isAmongLast = automa.deck.length <= LAST_CARDS;
  const action = drawAction(automa, run);
  if (isAmongLast && action.red) {
    run.push({ do: 'automa.pass', why: 'red-lamp' });
    return;
  }
  const faction = factionCard(playerAt(state, AUTOMA).faction);
  run.emit?.({
    do: 'cards',
    seat: AUTOMA,
    what: action.action,
    amount: automa.deck.length,
    source: 'automa',
    detail: { support: automa.support, action: automa.action, covers: faction.covers },
  });
  run.next(
    ...partsOf(action, cardRow(automa.support), faction).map(
      (part): GaiaTask => ({ do: 'automa.part', part }),
    ),
    { do: 'automa.points', vp: pointsOf(action, faction) },
    { do: 'turn.end', seat: AUTOMA },
  );
}

/** Carries out one part; what cannot be done is told, and stops nothing else (facts T4, T5). */
export function partStep(state: GaiaState, { part }: StepNamed<'automa.part'>, run: GaiaRun): void {
  if (!carryOut(state, run, part)) tellNothing(run, part.do);
}

function carryOut(state: GaiaState, run: GaiaRun, part: Part): boolean {
  const { support } = cardRow(automaIn(state).support);
  switch (part.do) {
    case 'mine':
      return mineOrUpgrade(state, run, part);
    case 'upgrade':
      return upgradeOrMine(state, run, part);
    case 'research':
      return tryResearch(state, run, part.area, support);
    case 'cover':
      return tryCover(state, run, support);
  }
}

/** A mine that cannot be built becomes an upgrade (fact M1). */
function mineOrUpgrade(state: GaiaState, run: GaiaRun, part: MinePart): boolean {
  const { support } = cardRow(automaIn(state).support);
  const why = tryMine(state, run, part, support);
  if (why === undefined) return true;
  tellInstead(run, 'upgrade', why);
  return tryUpgrade(state, run, support);
}

/** Some factions build a mine where nothing can be upgraded; that one does not become an upgrade again. */
function upgradeOrMine(state: GaiaState, run: GaiaRun, { otherwise }: UpgradePart): boolean {
  const { support } = cardRow(automaIn(state).support);
  if (tryUpgrade(state, run, support)) return true;
  if (otherwise === undefined) return false;
  tellInstead(run, 'mine', 'no-upgrade');
  return tryMine(state, run, otherwise, support) === undefined;
}

/** The points of the card, or of the faction's card, whether anything happened or not (facts T2, T3). */
export function pointsStep(state: GaiaState, { vp }: StepNamed<'automa.points'>, run: GaiaRun): void {
  const { card, action } = cardRow(automaIn(state).action);
  gainPoints(state, run, vp, action === 'faction' ? 'faction' : 'decision-cards', `card-${card}`);
}
