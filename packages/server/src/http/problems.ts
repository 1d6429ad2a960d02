/** What is said when something was not done. Details stay in our own log. */
import { type Message, msg } from '@orrery/kernel';
import type { Problem } from '@orrery/protocol';
import { TooOften } from '../limits.ts';
import { StorageDown } from '../storage/database.ts';
import { DamagedLog } from '../storage/log.ts';
import { UnknownRules } from '../tables/engines.ts';

/** A refusal on its way out. */
export class Refused extends Error {
  readonly statusCode: number;
  readonly problem: Message;

  constructor(statusCode: number, problem: Message) {
    super(problem.key);
    this.statusCode = statusCode;
    this.problem = problem;
  }
}

export const stranger = (): Refused => new Refused(401, msg('server.error.noName'));
export const noTable = (): Refused => new Refused(404, msg('server.refusal.noTable'));

const statusOf = (error: object): number =>
  'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;

const isCode = ({ what }: TooOften): boolean => what === 'codesLookedUp' || what === 'codesTried';

interface Reported {
  readonly status: number;
  readonly problem: Problem;
}

/** The status and the words for an error of any kind. */
export function report(error: unknown): Reported {
  const say = (status: number, key: string): Reported => ({ status, problem: { error: msg(key) } });
  if (error instanceof Refused) return { status: error.statusCode, problem: { error: error.problem } };
  if (error instanceof StorageDown) return say(503, 'server.error.database');
  if (error instanceof UnknownRules)
    return say(409, error.older ? 'server.error.rules' : 'server.error.newerRules');
  if (error instanceof TooOften)
    return say(429, isCode(error) ? 'server.error.tooManyTries' : 'server.error.tooFast');
  if (error instanceof DamagedLog) return say(409, 'server.error.damaged');
  const status = typeof error === 'object' && error !== null ? statusOf(error) : 500;
  if (status === 413) return say(413, 'server.error.tooLarge');
  if (status === 429) return say(429, 'server.error.tooFast');
  if (status === 404) return say(404, 'server.error.notFound');
  if (status >= 400 && status < 500) return say(status, 'server.error.invalid');
  return say(500, 'server.error.unexpected');
}
