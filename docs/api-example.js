// Plays a whole game over the documented API alone: two guests and a bot, an answer taken back, one guest who leaves,
// comes back and reads what happened meanwhile, and a deal that is checked in the end. Needs nothing but Node and a
// running server:
//
//     node docs/api-example.js http://localhost:8080 [game]
//
// Everything here is described at /api/docs and in docs/api.md. (Node 22 and browsers have WebSocket; this example asks
// by HTTP.)
import { createHash } from 'node:crypto';

const server = process.argv[2] ?? 'http://localhost:8080';
const game = process.argv[3] ?? 'race-for-the-galaxy';

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** One person: a name, and the cookie that the server gave for it. */
function guest() {
  let cookie = '';
  return async function call(method, path, body) {
    const response = await fetch(`${server}${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status === 429) {
      // Asked too often: the server says when to come again.
      await pause(1_000 * Number(response.headers.get('retry-after') ?? 1));
      return call(method, path, body);
    }
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const result = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${result.error?.key}`);
    return result;
  };
}

/** All sets of so many of the items. */
function* sets(items, size, from = 0) {
  if (size === 0) yield [];
  for (let i = from; i < items.length && size > 0; i++)
    for (const rest of sets(items, size - 1, i + 1)) yield [items[i], ...rest];
}

/** Answers worth trying: the first option, or what the server proposes; where it proposes nothing, every smallest set. */
function answersTo({ id, shape, options, proposal, proposals, items, min }) {
  if (shape === 'one-of') return [{ question: id, pick: options[0].value }];
  if (shape === 'amounts') return [{ question: id, amounts: proposal }];
  const values = items.map((item) => item.value);
  const picked = proposals.length > 0 ? [proposals[0]] : [...sets(values, min)];
  return picked.map((picks) => ({ question: id, picks }));
}

const ann = guest();
const bob = guest();
await ann('POST', '/api/guests', { name: 'Ann' });
await bob('POST', '/api/guests', { name: 'Bob' });

// Ann makes a table for herself, a bot and one more. Those who have the invitation may join.
const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'random' }, { kind: 'person' }];
const { id, invite } = await ann('POST', '/api/tables', { game, seats, visibility: 'link' });
const look = (who) => who('GET', `/api/tables/${id}`);
const command = (who, body) => who('POST', `/api/tables/${id}/commands`, body);

// The server has committed itself to its secret; only now do the people throw their dice.
const { commitment } = await ann('GET', `/api/tables/${id}/deal`);
await command(bob, { do: 'join', invite, nonce: 'dice of Bob' });
await command(ann, { do: 'start', nonce: 'dice of Ann' });

/** Gives an answer under a key of its own, so that it could be sent again if no reply came. */
async function answer(who, { question, n }) {
  if (question === null || question.answered) return false;
  const tries = answersTo(question);
  for (const [i, one] of tries.entries())
    try {
      await command(who, { do: 'answer', answers: [one], key: `after-${n}-${i}` });
      return true;
    } catch (error) {
      // A question may allow only some sets; it then says why not.
      if (i === tries.length - 1) throw error;
    }
  return false;
}

/** Takes the last answer back. Refused when the bot was quicker and has shown something new; then another one is tried. */
async function takeBack(who) {
  try {
    const { n } = await command(who, { do: 'undo' });
    console.log(`An answer was taken back, as number ${n} of the log.`);
    return true;
  } catch {
    return false;
  }
}

let undone = false;
let left = false;
const bobsSeat = (await look(bob)).seat;
for (;;) {
  const position = await look(ann);
  if (position.table.status === 'finished') break;
  // One look says who must decide; nobody else is asked.
  const mine = await answer(ann, position);
  const his = position.deciding.includes(bobsSeat) && (await answer(bob, await look(bob)));
  if (!mine && !his) await pause(50);
  const who = mine ? ann : bob;
  if (!undone && (mine || his) && (await look(who)).canUndo) undone = await takeBack(who);
  if (!left && position.answers >= 8) {
    // Bob leaves and a bot plays on for him. When he comes back he asks for what he has not seen.
    const seen = (await look(bob)).n;
    await command(bob, { do: 'leave' });
    await answer(ann, await look(ann));
    await command(bob, { do: 'return' });
    const { n, steps } = await bob('GET', `/api/tables/${id}/log?after=${seen}`);
    left = true;
    console.log(
      `Bob left and came back. Meanwhile: ${steps.map((step) => step.do).join(', ')} (up to ${n}).`,
    );
  }
}

const { outcome, table } = await look(ann);
for (const { place, seat, score } of outcome.standings)
  console.log(`${place}. ${table.seats[seat].person?.name ?? table.seats[seat].bot}: ${score}`);

// Everything is revealed now: the secret is the one that was committed to, and the seed follows from all dice.
const { answers, seed } = await ann('GET', `/api/tables/${id}/record`);
const { revealed } = await ann('GET', `/api/tables/${id}/deal`);
const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const fair =
  sha256(`orrery-secret:${revealed.secret}`) === commitment &&
  sha256(`orrery-seed:${JSON.stringify([revealed.secret, ...revealed.nonces])}`) === seed &&
  revealed.nonces.includes('dice of Ann') &&
  revealed.nonces.includes('dice of Bob');
console.log(`${answers.length} answers. The deal was ${fair ? 'fair' : 'NOT FAIR'}.`);
process.exitCode = fair ? 0 : 1;
