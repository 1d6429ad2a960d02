/** The worker of a local table: the engine runs here, bots think in a worker of their own, the page gets views. */
import { findBot } from '@orrery/bots';
import { BotPool } from '@orrery/bots/workers';
import { findGame, findRules } from '@orrery/catalog';
import { type Message, msg } from '@orrery/kernel';
import { startBotWorker } from './bot-host.ts';
import type { FromWorker, ToWorker } from './local-messages.ts';
import { LocalSession } from './local-session.ts';
import { LocalTable } from './local-table.ts';
import { Replacements } from './replacements.ts';
import type { SavedTable } from './saved.ts';

const say = (message: FromWorker): void => self.postMessage(message);

function failed(error: unknown): void {
  console.error(error);
  say({ do: 'failed', why: msg('web.failure.local') });
}

/** Bots that fail are replaced for an answer; the page is told who plays, and when all is well again. */
const replacements = new Replacements((why) => say({ do: 'trouble', why }));

/** It ends with this worker, as this one does with its table. */
const bots = new BotPool({ start: startBotWorker, workers: 1, report: replacements.report });

let session: LocalSession | undefined;

/** The table ready to play, or why it cannot be. */
async function prepare(saved: SavedTable): Promise<LocalTable | Message> {
  if (findGame(saved.game) === undefined) return msg('web.failure.noGame', { game: saved.game });
  const missing = saved.seats.find(({ bot }) => bot !== undefined && findBot(saved.game, bot) === undefined);
  if (missing?.bot !== undefined) return msg('web.failure.noBot', { bot: missing.bot });
  const loaded = await findRules(saved.game, saved.rules)?.load();
  return loaded === undefined ? msg('web.failure.oldRules') : new LocalTable(loaded.game, saved);
}

async function open(saved: SavedTable): Promise<void> {
  const made = await prepare(saved);
  if (made instanceof LocalTable) session = new LocalSession(made, replacements.watched(bots), say, failed);
  else say({ do: 'failed', why: made });
}

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.do === 'open') await open(data.table);
    else session?.heard(data);
  } catch (error) {
    failed(error);
  }
});
