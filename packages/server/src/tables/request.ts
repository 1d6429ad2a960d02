/** What somebody asks for when a new table is made, and the settings that come of it. */
import { randomBytes } from 'node:crypto';
import { findBot } from '@orrery/bots';
import { type Message, msg, readOptions } from '@orrery/kernel';
import type { TableRequest } from '@orrery/protocol';
import { newSecret } from '../storage/people.ts';
import type { Engine } from './engines.ts';
import type { Settings } from './entry.ts';

/** Nobody guesses it. */
export const newInvite = (): string => randomBytes(12).toString('base64url');

/** Why no table can be made of this; undefined when one can. */
export function checkRequest(engine: Engine, request: TableRequest): Message | undefined {
  const { game } = engine;
  const count = request.seats.length;
  const refusal = game.checkSetup(request.options, count);
  if (refusal !== undefined) return refusal;
  const people = request.seats.filter((seat) => seat.kind === 'person').length;
  if (people === 0) return msg('server.refusal.nobody');
  // Whoever types the seed can know every card.
  if (people > 1 && request.seed !== undefined) return msg('server.refusal.seedAlone');
  for (const seat of request.seats)
    if (seat.kind === 'bot' && findBot(game.id, seat.bot) === undefined)
      return msg('server.refusal.noBot', { bot: seat.bot });
  if (request.first?.by === 'choice' && request.first.seat >= count) return msg('server.refusal.noSeat');
  return undefined;
}

/** Every seat has a mark of its own: the one asked for, unless an earlier seat has it, else the lowest that is free. */
function marksOf({ seats }: TableRequest): number[] {
  const asked = seats.map(({ mark }, i) =>
    seats.findIndex((seat) => seat.mark === mark) === i ? mark : undefined,
  );
  const free = seats.map((_, mark) => mark).filter((mark) => !asked.includes(mark));
  return asked.map((mark) => mark ?? free.shift() ?? 0);
}

/** The settings of a new table, by a request that has been checked. */
export function settingsOf({ game }: Engine, request: TableRequest): Settings {
  const count = request.seats.length;
  const read = readOptions(game.options, count, request.options);
  if ('refusal' in read) throw new Error('unreachable: the options were checked');
  return {
    game: game.id,
    rules: game.version,
    options: read.options,
    visibility: request.visibility ?? 'open',
    clock: request.clock ?? { kind: 'none' },
    first: request.first ?? { by: 'chance' },
    help: request.help ?? 'proposals',
    marks: marksOf(request),
    invite: newInvite(),
    deal: request.seed === undefined ? { secret: newSecret() } : { seed: request.seed },
  };
}
