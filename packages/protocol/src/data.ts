/** The small parts that messages are made of. */
import { Type } from 'typebox';
import { LIMITS } from './limits.ts';

/** A public id of a table or a person: letters and digits. Knowing one gives no right to anything. */
export const Id = Type.String({ pattern: '^[A-Za-z0-9]{4,32}$' });
/** The id of a game or a bot. */
export const Slug = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' });
export const Name = Type.String({ minLength: 1, maxLength: LIMITS.name, pattern: '\\S' });
export const Seat = Type.Integer({ minimum: 0, maximum: 15 });
/** Milliseconds since 1970, by the server's clock. */
export const Time = Type.Integer({ minimum: 0 });
/** How many entries the table's log has. */
export const LogNumber = Type.Integer({ minimum: 0, maximum: 10_000_000 });
