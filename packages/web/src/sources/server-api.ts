/** The server over HTTP. Whatever goes wrong comes back as a message, never as an exception. */
import type { Review } from '@orrery/bots/review';
import { type GameRecord, isRecord, type Message, msg, readRecord } from '@orrery/kernel';
import type {
  About,
  ChatList,
  CodeMade,
  CodeOwner,
  CodeState,
  Command,
  DealInfo,
  Done,
  Me,
  PastPosition,
  Person,
  TableCreated,
  TableList,
  TableListName,
  TableRequest,
} from '@orrery/protocol';

export type Reply<T> = { readonly value: T } | { readonly error: Message };

const isMessage = (value: unknown): value is Message => isRecord(value) && typeof value.key === 'string';

/** The server's own words for what went wrong, where it has some. */
async function problemOf(response: Response): Promise<Message> {
  const body: unknown = await response.json().catch(() => undefined);
  if (isRecord(body) && isMessage(body.error)) return body.error;
  return response.status >= 500 ? msg('web.failure.server') : msg('web.failure.refused');
}

async function ask(path: string, init: RequestInit = {}): Promise<Reply<Response>> {
  try {
    const response = await fetch(path, { credentials: 'same-origin', ...init });
    if (!response.ok) return { error: await problemOf(response) };
    // A host that has no server answers every path with the client itself.
    const type = response.headers.get('content-type') ?? '';
    return type.includes('text/html') ? { error: msg('web.failure.noServer') } : { value: response };
  } catch {
    return { error: msg('web.failure.noServer') };
  }
}

/** What the server sends is what the schemas of the protocol say; both are built from one source. */
async function json<T>(path: string, init?: RequestInit): Promise<Reply<T>> {
  const reply = await ask(path, init);
  if ('error' in reply) return reply;
  try {
    const value: T = await reply.value.json();
    return { value };
  } catch {
    return { error: msg('web.failure.server') };
  }
}

const post = (body: unknown, method = 'POST'): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const tablePath = (id: string, rest = ''): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

const whoAmI = (): Promise<Reply<Me>> => json<Me>('/api/me');

/** A review as the server has it so far. */
interface ServerReview {
  readonly review: Review | null;
  readonly made: boolean;
}

const reviewPath = (id: string): string => tablePath(id, '/review');

/** Has the server review a finished game. */
export const orderReview = (id: string): Promise<Reply<ServerReview>> =>
  json<ServerReview>(reviewPath(id), { method: 'POST' });

export const readReview = (id: string): Promise<Reply<ServerReview>> => json<ServerReview>(reviewPath(id));

/** Becomes a guest of this name, or takes the name where one is a guest already. */
export async function becomeGuest(name: string): Promise<Reply<Me>> {
  const me = await whoAmI();
  if ('error' in me) return me;
  if (me.value.person === null) return json<Me>('/api/guests', post({ name }));
  if (me.value.person.name === name) return me;
  return json<Me>('/api/me', post({ name }, 'PATCH'));
}

const OWN_CODE = '/api/me/code';

/** Who one is, and since when one has a recovery code; null for strangers, who can have none. */
export async function ownCode(): Promise<Reply<CodeState | null>> {
  const me = await whoAmI();
  if ('error' in me) return me;
  return me.value.person === null ? { value: null } : json<CodeState>(OWN_CODE);
}

/** A new recovery code; the one before stops working. */
export const makeCode = (): Promise<Reply<CodeMade>> => json<CodeMade>(OWN_CODE, { method: 'PUT' });

export const dropCode = (): Promise<Reply<CodeState>> => json<CodeState>(OWN_CODE, { method: 'DELETE' });

export const signOutElsewhere = (): Promise<Reply<Person>> =>
  json<Person>('/api/me/sessions', { method: 'DELETE' });

/** Whom a recovery code would bring back. */
export const lookAtCode = (code: string): Promise<Reply<CodeOwner>> =>
  json<CodeOwner>('/api/codes/look', post({ code }));

/** Becomes the guest of a recovery code in this browser. */
export const restoreByCode = (code: string): Promise<Reply<Person>> =>
  json<Person>('/api/codes/restore', post({ code }));

/** What the server says of itself. */
export const aboutServer = (): Promise<Reply<About>> => json<About>('/api/about');

export const listTables = (list: TableListName): Promise<Reply<TableList>> =>
  json<TableList>(`/api/tables?list=${list}`);

export const makeTable = (request: TableRequest): Promise<Reply<TableCreated>> =>
  json<TableCreated>('/api/tables', post(request));

export const commandTable = (id: string, command: Command): Promise<Reply<Done>> =>
  json<Done>(tablePath(id, '/commands'), post(command));

export const tablePast = (id: string, n: number): Promise<Reply<PastPosition>> =>
  json<PastPosition>(tablePath(id, `/positions/${n}`));

export const tableChat = (id: string): Promise<Reply<ChatList>> => json<ChatList>(tablePath(id, '/chat'));

export const tableDeal = (id: string): Promise<Reply<DealInfo>> => json<DealInfo>(tablePath(id, '/deal'));

/** The record of a finished game. */
export async function serverRecord(
  id: string,
): Promise<{ readonly record: GameRecord } | { readonly error: Message }> {
  const reply = await ask(tablePath(id, '/record'));
  return 'error' in reply ? reply : readRecord(await reply.value.text());
}
