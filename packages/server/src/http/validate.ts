/** Everything that comes in is checked against its schema, as it is: nothing is coerced, dropped or filled in. */
import type { FastifyTypeProvider } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** Lets Fastify know the types of what the schemas describe. */
export interface SchemaTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
  readonly serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}

/** Input that does not fit its schema. */
export class BadInput extends Error {
  readonly statusCode = 400;
}

/** Nothing we receive is nested deeper; what is would only try our stack. */
const DEEPEST = 24;

/** What is no text in a database: the zero sign, and halves of characters. */
const UNSOUND = /\0|\p{Surrogate}/u;

/** True for values of a reasonable depth whose texts are texts. */
function isSound(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !UNSOUND.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= DEEPEST) return false;
  for (const [key, part] of Object.entries(value))
    if (UNSOUND.test(key) || !isSound(part, depth + 1)) return false;
  return true;
}

type Check<T> = (value: unknown) => value is T;

/** A test for one schema. */
export function checker<S extends TSchema>(schema: S): Check<Static<S>> {
  const compiled = Compile(schema);
  return (value): value is Static<S> => isSound(value) && compiled.Check(value);
}
