/** What the descriptions of several routes have in common. */
import { Id, INVITE_HEADER, Problem } from '@orrery/protocol';
import { type TSchema, Type } from 'typebox';

/** What was asked for, or why not. */
export const replies = <T extends TSchema>(good: T) => ({ 200: good, '4xx': Problem, '5xx': Problem });

/** For those who have a name only. */
export const named = { security: [{ guest: [] }] } as const;

export const TableParams = Type.Object({ id: Id });

/** Whoever is invited to a private table shows it so before joining. */
export const Invited = Type.Object({
  [INVITE_HEADER]: Type.Optional(
    Type.String({ maxLength: 64, description: 'The invitation to a private table, for those not at it.' }),
  ),
});
