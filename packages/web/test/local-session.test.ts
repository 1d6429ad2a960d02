import { random, turnOf } from '@orrery/bots';
import type { Asked } from '@orrery/bots/workers';
import { type Answer, type Message, msg, rngFrom } from '@orrery/kernel';
import { reference as game } from '@orrery/reference';
import { describe, expect, test } from 'vitest';
import type { FromWorker } from '../src/sources/local-messages.ts';
import { LocalSession } from '../src/sources/local-session.ts';
import { LocalTable } from '../src/sources/local-table.ts';
import type { SavedTable } from '../src/sources/saved.ts';
import type { TableState } from '../src/sources/source.ts';

const saved = (seats: readonly ('person' | 'bot')[]): SavedTable => ({
  id: 'table',
  game: game.id,
  rules: game.version,
  options: {},
  seats: seats.map((kind, seat) => ({ name: `${seat}`, ...(kind === 'bot' ? { bot: 'random' } : {}) })),
  seed: 'one',
  moves: [],
  created: 0,
});

/** A search that has begun; the test says when it ends, and how. */
interface Search {
  readonly asked: Asked;
  readonly signal: AbortSignal | undefined;
  end(answer: Answer | undefined): Promise<void>;
}

const answerTo = ({ view, seat, seed }: Asked): Answer =>
  random.choose(game, turnOf(view, seat, rngFrom(seed)));

/** A table at play whose bots think for as long as the test likes. */
function atPlay(...seats: readonly ('person' | 'bot')[]) {
  const said: FromWorker[] = [];
  const searches: Search[] = [];
  const failures: unknown[] = [];
  const think = (asked: Asked, signal?: AbortSignal): Promise<Answer | undefined> =>
    new Promise((resolve) => {
      const end = async (answer: Answer | undefined): Promise<void> => {
        resolve(answer);
        await new Promise((later) => setTimeout(later));
      };
      searches.push({ asked, signal, end });
    });
  const session = new LocalSession(
    new LocalTable(game, saved(seats)),
    { think },
    (message) => said.push(message),
    (error) => failures.push(error),
  );
  const shown = (): TableState => {
    const status = said.flatMap((message) => (message.do === 'status' ? [message.status] : [])).at(-1);
    if (status?.is !== 'open') throw new Error('the table is not open');
    return status.state;
  };
  const kept = (): number =>
    said.flatMap((message) => (message.do === 'keep' ? [message.moves.length] : [])).at(-1) ?? 0;
  const replies = (): (Message | null)[] =>
    said.flatMap((message) => (message.do === 'replied' ? [message.refusal] : []));
  const isAsked = (): boolean => shown().question?.answered === false;
  /** The person answers something. */
  const answer = (seat = 0): void => {
    const given = random.choose(game, turnOf(shown().view, seat, rngFrom(`person ${shown().at}`)));
    session.heard({ do: 'answer', ticket: 1, seat, answers: [given] });
  };
  /** Bots answer and the person too, until a bot thinks about a position that the person has made. */
  const untilBotThinks = async (): Promise<Search> => {
    for (let i = 0; i < 50; i++) {
      const search = searches.at(-1);
      if (isAsked()) answer();
      else if (search !== undefined && shown().undo) return search;
      else await search?.end(answerTo(search.asked));
    }
    throw new Error('no bot has to think');
  };
  return { session, said, searches, failures, shown, kept, replies, answer, untilBotThinks };
}

describe('while a bot thinks', () => {
  test('what the person did is shown and kept already', async () => {
    const { shown, kept, untilBotThinks } = atPlay('person', 'bot');
    await untilBotThinks();
    expect(shown().at).toBeGreaterThan(0);
    expect(kept()).toBe(shown().at);
  });

  test('one may look around, and take the record home', async () => {
    const { session, shown, said, untilBotThinks } = atPlay('person', 'bot');
    await untilBotThinks();
    session.heard({ do: 'look', at: 0 });
    expect(shown().past).toBe(0);
    session.heard({ do: 'look', at: null });
    expect(shown().past).toBeUndefined();
    session.heard({ do: 'record', ticket: 7 });
    expect(said.at(-1)).toMatchObject({ do: 'recorded', ticket: 7, record: { game: 'reference' } });
  });

  test('undo is answered at once: the search is stopped, and its answer dropped', async () => {
    const { session, shown, replies, searches, failures, untilBotThinks } = atPlay('person', 'bot');
    const search = await untilBotThinks();
    const before = shown().at;
    session.heard({ do: 'undo', ticket: 2, seat: 0 });
    expect(replies().at(-1)).toBeNull();
    expect(shown().at).toBeLessThan(before);
    expect(search.signal?.aborted).toBe(true);
    const { at } = shown();
    const begun = searches.length;
    await search.end(answerTo(search.asked));
    expect(shown().at).toBe(at);
    expect(searches).toHaveLength(begun);
    expect(failures).toEqual([]);
  });

  test('whoever does again what they took back finds the same question to the bot', async () => {
    const { session, untilBotThinks, answer } = atPlay('person', 'bot');
    const search = await untilBotThinks();
    session.heard({ do: 'undo', ticket: 2, seat: 0 });
    answer();
    const again = await untilBotThinks();
    expect(again).not.toBe(search);
    expect(again.asked).toEqual(search.asked);
  });

  test('a refused wish of the person leaves it in peace', async () => {
    const { session, replies, searches, untilBotThinks } = atPlay('person', 'bot');
    const search = await untilBotThinks();
    const begun = searches.length;
    session.heard({ do: 'redo', ticket: 3, seat: 0 });
    expect(replies().at(-1)).toEqual(msg('kernel.redo.nothing'));
    expect(search.signal?.aborted).toBe(false);
    expect(searches).toHaveLength(begun);
  });
});

test('bots answer one after another, and the person sees the end of it', async () => {
  const { searches, shown, failures } = atPlay('person', 'bot', 'bot');
  for (let search = searches.at(-1); search !== undefined && shown().at < 3; search = searches.at(-1)) {
    const begun = searches.length;
    await search.end(answerTo(search.asked));
    if (searches.length === begun) break;
  }
  expect(shown().question).toBeDefined();
  expect(failures).toEqual([]);
});

test('where nobody can answer for a bot, the page is told', async () => {
  const { searches, failures, untilBotThinks } = atPlay('person', 'bot');
  await untilBotThinks();
  // Where the position has changed while it thought, the bot is asked once more.
  for (let i = 0; i < 2; i++) await searches.at(-1)?.end({ question: 99, pick: 'x' });
  expect(failures).toHaveLength(1);
});
