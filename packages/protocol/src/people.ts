/** Guests: a name, a cookie, and a code that brings them back. */
import { type Static, Type } from 'typebox';
import { Id, Name, Time } from './data.ts';
import { LIMITS } from './limits.ts';

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

const Running = Type.Integer({
  minimum: 0,
  description: 'Tables that wait for players or are being played.',
});

/** POST /api/codes/look and /api/codes/restore: the code as it was typed; dashes, spaces and small letters do no harm. */
export const CodeRequest = Type.Object(
  { code: Type.String({ minLength: 1, maxLength: LIMITS.code }) },
  strict,
);
export type CodeRequest = Static<typeof CodeRequest>;

/** Whom a code brings back. */
export const CodeOwner = Type.Object({ person: Person, running: Running });
export type CodeOwner = Static<typeof CodeOwner>;

/** GET, DELETE /api/me/code: since when one has a code; null without one. The code itself is not kept. */
export const CodeState = Type.Object({
  person: Person,
  running: Running,
  made: Type.Union([Time, Type.Null()]),
});
export type CodeState = Static<typeof CodeState>;

/** PUT /api/me/code: the new code, told this once. */
export const CodeMade = Type.Object({ code: Type.String(), made: Time });
export type CodeMade = Static<typeof CodeMade>;
