/** The worker of a local table: engine and bots run here, the page gets views. */
import { findBot } from '@orrery/bots';
import { findGame } from '@orrery/catalog';
import { type Message, msg } from '@orrery/kernel';
import type { FromWorker, ToWorker } from './local-messages.ts';
import { LocalTable } from './local-table.ts';
import type { SavedTable } from './saved.ts';

const say = (message: FromWorker): void => self.postMessage(message);

let table: LocalTable | undefined;
let past: number | undefined;

/** The table ready to play, or why it cannot be. */
async function prepare(saved: SavedTable): Promise<LocalTable | Message> {
  const listed = findGame(saved.game);
  if (listed === undefined) return msg('web.failure.noGame', { game: saved.game });
  const [{ game }, bots] = await Promise.all([
    listed.load(),
    Promise.all(
      saved.seats.map(({ bot }) => (bot === undefined ? undefined : findBot(saved.game, bot)?.load())),
    ),
  ]);
  if (game.version !== saved.rules) return msg('web.failure.oldRules');
  const missing = saved.seats.find(({ bot }, seat) => bot !== undefined && bots[seat] === undefined);
  if (missing?.bot !== undefined) return msg('web.failure.noBot', { bot: missing.bot });
  return new LocalTable(game, saved, bots);
}

async function open(saved: SavedTable): Promise<void> {
  const made = await prepare(saved);
  if (!(made instanceof LocalTable)) {
    say({ do: 'failed', why: made });
    return;
  }
  table = made;
  show(made);
  goOn(made);
}

/** Sends what the person at the screen may see; nothing but a curtain while another one has to take over. */
function show(shown: LocalTable): void {
  const { next, present, players, people } = shown;
  const covered = past === undefined && !shown.isOver && people.length > 1 && next !== present;
  if (covered)
    say({ do: 'status', status: { is: 'curtain', seat: next, players, game: shown.line(0).game } });
  else say({ do: 'status', status: { is: 'open', state: shown.show(past) } });
}

/** Lets bots and premoves answer one after another, and keeps the table when nothing is left for them. */
function goOn(shown: LocalTable): void {
  let moved = false;
  while (shown.letBotAnswer() || shown.letPolicyAnswer()) moved = true;
  say({ do: 'keep', moves: shown.moves, policies: shown.policies, line: shown.line(Date.now()) });
  if (moved) show(shown);
}

function heard(message: ToWorker): Promise<void> | void {
  if (message.do === 'open') return open(message.table);
  if (table === undefined) return;
  switch (message.do) {
    case 'answer':
    case 'undo':
    case 'redo': {
      const { ticket, seat } = message;
      const refusal = message.do === 'answer' ? table.answer(seat, message.answers) : table[message.do](seat);
      say({ do: 'replied', ticket, refusal: refusal ?? null });
      if (refusal !== undefined) return;
      past = undefined;
      show(table);
      goOn(table);
      return;
    }
    case 'policies':
      table.setPolicies(message.seat, message.policies);
      say({ do: 'replied', ticket: message.ticket, refusal: null });
      show(table);
      goOn(table);
      return;
    case 'take over':
      table.takeOver(message.seat);
      show(table);
      return;
    case 'look':
      past = message.at ?? undefined;
      show(table);
      return;
    case 'record':
      say({ do: 'recorded', ticket: message.ticket, record: table.record() });
      return;
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  try {
    await heard(data);
  } catch (error) {
    console.error(error);
    say({ do: 'failed', why: msg('web.failure.local') });
  }
});
