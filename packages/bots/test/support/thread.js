// A thread with bots that do not behave, for a game that has a random bot only. Threads run built files.
import { parentPort } from 'node:worker_threads';
import { findBot, paceOf, random } from '@orrery/bots';
import { serveBots } from '@orrery/bots/workers';
import { findGame } from '@orrery/catalog';

const bots = {
  // Blocks its thread for ever.
  stuck: () => {
    for (;;);
  },
  // Takes its thread down.
  deadly: () => process.exit(3),
  // Searches until its budget is spent, or nobody waits any more.
  thoughtful: async (game, turn) => {
    const pace = paceOf(turn);
    for (let playouts = 0; pace.goesOn(playouts); playouts++) await pace.breathe();
    return random.choose(game, turn);
  },
};

const hear = serveBots((message) => parentPort.postMessage(message), {
  game: async (id) => (await findGame(id).load()).game,
  bot: (game, id) =>
    Object.hasOwn(bots, id) ? Promise.resolve({ ...random, choose: bots[id] }) : findBot(game, id)?.load(),
});
parentPort.on('message', hear);
