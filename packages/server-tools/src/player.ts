/** Random players: what they answer follows from what they are sent, and from nothing else. */

import { findGame, findRules } from '@orrery/catalog';
import {
  type Answer,
  below,
  type Choice,
  type Game,
  oneOfAtRandom,
  type Question,
  type Rng,
  shuffle,
} from '@orrery/kernel';
import type { Position } from '@orrery/protocol';

const games = new Map<string, Game>();

/** A game by the rules of today, or by those that are named. */
export async function loadGame(id: string, rules = findGame(id)?.rules ?? 0): Promise<Game> {
  const key = `${id} ${rules}`;
  const known = games.get(key);
  if (known !== undefined) return known;
  const loaded = await findRules(id, rules)?.load();
  if (loaded === undefined) throw new Error(`no game ${key}`);
  games.set(key, loaded.game);
  return loaded.game;
}

/** A random choice that the question itself shows to be legal; undefined where only the engine can tell. */
function shownChoice(question: Question, rng: Rng): Choice | undefined {
  switch (question.shape) {
    case 'one-of':
      return { pick: oneOfAtRandom(rng, question.options).value };
    case 'some-of': {
      const { items, min, max, restricted, proposals } = question;
      if (restricted) return proposals.length === 0 ? undefined : { picks: oneOfAtRandom(rng, proposals) };
      const count = min + below(rng, Math.min(max, items.length) - min + 1);
      const values = items.map((item) => item.value);
      return { picks: shuffle(rng, values).slice(0, count) };
    }
    case 'amounts':
      return { amounts: question.proposal };
  }
}

/** A random legal answer to the question of a position: from what it shows where that is enough, else by the engine. */
export function randomAnswer(game: Game, position: Position, rng: Rng): Answer | undefined {
  const { question, view, seat } = position;
  if (question === null || view === null || seat === null) return undefined;
  const choice = shownChoice(question, rng);
  if (choice !== undefined) return { ...choice, question: question.id };
  const imagined = game.fill(view, rng);
  const open = game.openFor(imagined, seat);
  return open === undefined ? undefined : game.sample(imagined, open, rng);
}
