/** A table of the server as a source. */
import { type Message, msg, type Refusal, type Seat } from '@orrery/kernel';
import type {
  ChatLine,
  Command,
  Person,
  Position,
  SeatInfo,
  ServerMessage,
  TableInfo,
} from '@orrery/protocol';
import { applyChanges } from '@orrery/protocol/client';
import { keep } from '../app/storage.ts';
import { createStore } from '../app/store.ts';
import { openLine } from './line.ts';
import { onOtherPerson } from './other-person.ts';
import { serverRecord, tableChat, tablePast } from './server-api.ts';
import { ServerLog } from './server-log.ts';
import { rememberServerSolo } from './solo-results.ts';
import type { Connection, Player, TableSource, TableState, TableStatus } from './source.ts';

/** How somebody is called who has no name of their own. */
interface Names {
  readonly open: string;
  /** Somebody for whom a bot plays on. */
  away(name: string): string;
}

function nameOf({ kind, person, bot, away }: SeatInfo, names: Names): string {
  if (kind === 'open') return names.open;
  if (person === null) return bot ?? '';
  return away === null ? person.name : names.away(person.name);
}

function playerOf(seat: SeatInfo, position: Position, present: readonly Seat[], names: Names): Player {
  const clock = position.clocks[seat.seat];
  return {
    name: nameOf(seat, names),
    kind: seat.bot === null ? 'person' : 'bot',
    ...(seat.person === null && seat.bot !== null ? { bot: seat.bot } : {}),
    mark: seat.mark,
    ...(clock === undefined || clock.remaining === null
      ? {}
      : { clock: { remaining: clock.remaining, running: clock.running } }),
    ...(seat.kind === 'person' && seat.bot === null ? { present: present.includes(seat.seat) } : {}),
  };
}

export function openServer(id: string, invite: string | undefined, names: Names): TableSource {
  const status = createStore<TableStatus>({ is: 'opening' });
  const connection = createStore<Connection>('connected');
  const info = createStore<TableInfo | undefined>(undefined);
  const me = createStore<Person | null>(null);
  const chat = createStore<readonly ChatLine[]>([]);
  const presence = createStore<{ seats: readonly Seat[]; spectators: number }>({ seats: [], spectators: 0 });
  const trouble = createStore<Message | undefined>(undefined);
  const log = new ServerLog();
  let position: Position | undefined;
  let past: { readonly n: number; readonly view: TableState['view'] } | undefined;
  let seq = -1;

  function show(): void {
    if (position === undefined) return;
    info.set(position.table);
    const { view } = position;
    if (view === null) {
      const gone = position.table.status === 'cancelled';
      const own = position.table.host === me.get()?.id;
      const why = msg(own ? 'web.failure.cancelledOwn' : 'web.failure.cancelled');
      status.set(gone ? { is: 'failed', why } : { is: 'waiting' });
      return;
    }
    status.set({ is: 'open', state: stateOf(position, view) });
    rememberServerSolo(keep(), position);
  }

  function stateOf(now: Position, view: TableState['view']): TableState {
    const { seats } = presence.get();
    const { question, preview, outcome } = now;
    return {
      game: now.table.game,
      rules: now.table.rules,
      title: '',
      me: now.seat ?? 'spectator',
      players: now.table.seats.map((seat) => playerOf(seat, now, seats, names)),
      view: past?.view ?? view,
      unavailable: now.unavailable,
      log: log.moves,
      happenings: log.happenings((seat) => now.table.seats[seat]?.person?.name ?? ''),
      at: now.n,
      undo: now.canUndo && past === undefined,
      redo: now.canRedo && past === undefined,
      undoFreely: now.undoFreely,
      ...(question === null || past !== undefined ? {} : { question }),
      ...(past === undefined ? {} : { past: past.n }),
      ...(preview === null ? {} : { score: preview }),
      ...(outcome === null ? {} : { outcome }),
      ...(now.seat === null ? {} : { policies: now.policies }),
      ...(now.canUndo || now.answers === 0 ? {} : { undoBarrier: msg('kernel.undo.barrier') }),
    };
  }

  function heard(message: ServerMessage): void {
    switch (message.do) {
      case 'hello':
        // Another person has seen other things: the log is read anew.
        if (message.person?.id !== me.get()?.id) log.clear();
        me.set(message.person);
        return;
      case 'position':
        if (message.table !== id) return;
        position = message.position;
        seq = message.seq;
        if (message.anew === true) log.clear();
        log.add(message.steps);
        show();
        return;
      case 'update': {
        if (message.table !== id || position === undefined) return;
        if (message.seq !== seq + 1) {
          line.again();
          return;
        }
        seq = message.seq;
        position = applyChanges(position, message.changes);
        log.add(message.steps);
        show();
        return;
      }
      case 'chat':
        if (message.table === id && !chat.get().some((known) => known.id === message.line.id))
          chat.set([...chat.get(), message.line]);
        return;
      case 'presence':
        if (message.table !== id) return;
        presence.set({ seats: message.seats, spectators: message.spectators });
        show();
        return;
      case 'ended':
        if (message.table === id) status.set({ is: 'failed', why: message.error });
        return;
      case 'refused':
        // Only the subscription itself can fail before anything is shown; or the table may no longer be seen.
        if (position === undefined || message.error.key === 'server.refusal.noTable')
          status.set({ is: 'failed', why: message.error });
        return;
      default:
    }
  }

  const line = openLine(id, heard, (request) => ({
    do: 'subscribe',
    request,
    table: id,
    after: log.last,
    ...(invite === undefined ? {} : { invite }),
  }));
  const deaf = onOtherPerson(line.reconnect);
  /** What was said before the line stood, or while it was lost. */
  const readChat = async (): Promise<void> => {
    const reply = await tableChat(id);
    if ('value' in reply) chat.set(reply.value.lines);
  };
  line.connected.subscribe(() => {
    connection.set(line.connected.get() ? 'connected' : 'lost');
    if (line.connected.get()) void readChat();
  });

  const told = async (command: Command): Promise<Refusal | undefined> => {
    const reply = await line.send(id, command);
    return 'error' in reply ? reply.error : undefined;
  };
  const lookAt = async (n: number): Promise<void> => {
    const reply = await tablePast(id, n);
    trouble.set('error' in reply ? reply.error : undefined);
    if ('error' in reply || reply.value.view === null) return;
    past = { n, view: reply.value.view };
    show();
  };
  return {
    kind: 'server',
    status,
    connection,
    trouble,
    server: {
      info,
      me,
      chat,
      presence,
      command: (command) => line.send(id, command),
      reconnect: line.reconnect,
    },
    answer: (_, answers) => {
      past = undefined;
      return told({ do: 'answer', answers: [...answers] });
    },
    unsent: line.unsent,
    withdraw: line.withdraw,
    undo: () => told({ do: 'undo' }),
    redo: () => told({ do: 'redo' }),
    setPolicies: (_, policies) => told({ do: 'policies', policies: [...policies] }),
    look(at) {
      if (at !== undefined) {
        void lookAt(at);
        return;
      }
      past = undefined;
      trouble.set(undefined);
      show();
    },
    takeOver: () => undefined,
    async record() {
      const found = await serverRecord(id);
      return 'record' in found ? found.record : undefined;
    },
    close() {
      deaf();
      line.close();
    },
  };
}
