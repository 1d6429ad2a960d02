/** Vectors of the setup: each corporation's start, and its first action. */
import { type Comparison, rngFrom } from '@orrery/kernel';
import { START_CARDS } from '../src/data/board.ts';
import { corporationsOf, deckOf, faceOf } from '../src/data/cards.ts';
import { setup } from '../src/setup.ts';
import type { MarsState } from '../src/state.ts';
import { card, cards, type Line, line, list } from './recording.ts';
import { engine, play } from './replay.ts';
import { Script } from './script.ts';
import { delta, playerSnapshot, recordedDelta } from './snapshot.ts';

const isBeginner = (chosen: unknown): boolean => faceOf(card(line(chosen).corporation)).beginner;

/** All that follows from options and seats; who begins is given. */
export function startingState(
  corporateEra: boolean,
  beginners: readonly boolean[],
  first: number,
): MarsState {
  const [beginner1 = false, beginner2 = false, beginner3 = false, beginner4 = false, beginner5 = false] =
    beginners;
  const options = { corporateEra, draft: false, beginner1, beginner2, beginner3, beginner4, beginner5 };
  const state = setup(options, beginners.length, rngFrom('recording'));
  state.first = first;
  return state;
}

/** Hands every seat what it keeps, and the corporation it chooses. */
function dealtState(vector: Line): MarsState {
  const chosen = list(vector.setup).map(line);
  const state = startingState(vector.corporateEra === true, chosen.map(isBeginner), 0);
  const toBeginners = cards(vector.deckTop);
  const away = new Set([...chosen.flatMap(({ keep }) => cards(keep)), ...toBeginners]);
  const top = cards(line(vector.firstAction).deckTop);
  state.deck = deckOf(state.corporateEra).filter((id) => !away.has(id) && !top.includes(id));
  state.deck.push(...top.reverse());
  state.box = corporationsOf(state.corporateEra).slice();
  state.players.forEach((player, seat) => {
    const { corporation, keep } = chosen[seat] ?? {};
    if (isBeginner(chosen[seat])) player.hand = toBeginners.splice(0, START_CARDS);
    else {
      player.hand = cards(keep);
      player.corporation = card(corporation);
    }
  });
  state.agenda.stack.pop();
  state.agenda.stack.push({ do: 'setup.reveal' });
  return state;
}

export function checkSetup(vector: Line, comparison: Comparison): void {
  const state = dealtState(vector);
  engine.advance(state);
  comparison.expect('afterSetup', line(vector.afterSetup).players, state.players.map(playerSnapshot));
  if (vector.firstAction === undefined) return;
  const first = line(vector.firstAction);
  const before = engine.clone(state);
  const script = new Script({ do: 'first-action' }, list(first.choices));
  play(engine, state, script, comparison, ({ ask }, answers) => ask.do === 'turn.action' && answers > 0);
  comparison.expect('firstAction', recordedDelta(line(first.delta)), delta(before, state));
}
