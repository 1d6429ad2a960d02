/** Guests: a name and a cookie. */
import { type Static, Type } from 'typebox';
import { Id, Name } from './data.ts';

const strict = { additionalProperties: false } as const;

/** Somebody as everybody may know them. */
export const Person = Type.Object({ id: Id, name: Type.String() });
export type Person = Static<typeof Person>;

/** POST /api/guests: become a guest. The answer sets an HttpOnly cookie. PATCH /api/me: take another name. */
export const GuestRequest = Type.Object({ name: Name }, strict);
export type GuestRequest = Static<typeof GuestRequest>;

/** GET /api/me: who the cookie says one is; null for strangers. */
export const Me = Type.Object({ person: Type.Union([Person, Type.Null()]) });
export type Me = Static<typeof Me>;
