// Plays a whole game over the documented API alone: two guests and a bot, an answer taken back, one guest who leaves
// and comes back. Needs nothing but Node and a running server:
//
//     node docs/api-example.js http://localhost:8080
//
// Everything here is described at /api/docs. (Node 22 and browsers have WebSocket; this example asks by HTTP.)
const server = process.argv[2] ?? 'http://localhost:8080';

/** One person: a name, and the cookie that the server gave for it. */
function guest() {
  let cookie = '';
  return async function call(method, path, body) {
    const response = await fetch(`${server}${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const result = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${result.error?.key}`);
    return result;
  };
}

/** An answer that is surely legal: the first option, or what the server proposes. */
function answerTo(question) {
  const { id } = question;
  if (question.shape === 'one-of') return { question: id, pick: question.options[0].value };
  if (question.shape === 'amounts') return { question: id, amounts: question.proposal };
  const picks = question.proposals[0] ?? question.items.slice(0, question.min).map((item) => item.value);
  return { question: id, picks };
}

const ann = guest();
const bob = guest();
await ann('POST', '/api/guests', { name: 'Ann' });
await bob('POST', '/api/guests', { name: 'Bob' });

// Ann makes a table for herself, a bot and one more. Those who have the invitation may join.
const game = process.argv[3] ?? 'race-for-the-galaxy';
const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'random' }, { kind: 'person' }];
const { id, invite } = await ann('POST', '/api/tables', {
  game,
  seats,
  visibility: 'link',
  nonce: 'any text',
});
const command = (who, body) => who('POST', `/api/tables/${id}/commands`, body);
await command(bob, { do: 'join', invite, nonce: 'another text' });
await command(ann, { do: 'start' });

let undone = false;
let left = false;
for (;;) {
  const position = await ann('GET', `/api/tables/${id}`);
  if (position.table.status === 'finished') break;
  for (const who of [ann, bob]) {
    const { question } = await who('GET', `/api/tables/${id}`);
    if (question === null || question.answered) continue;
    await command(who, { do: 'answer', answers: [answerTo(question)] });
    const now = await who('GET', `/api/tables/${id}`);
    if (!undone && now.canUndo) {
      await command(who, { do: 'undo' });
      undone = true;
      console.log(`An answer was taken back; ${now.answers - 1} remain.`);
    }
  }
  if (!left && position.answers >= 8) {
    // Bob leaves, a bot plays on for him, and he comes back.
    await command(bob, { do: 'leave' });
    await command(bob, { do: 'return' });
    left = true;
    console.log('Bob left and came back.');
  }
}

const { outcome, table } = await ann('GET', `/api/tables/${id}`);
for (const { place, seat, score } of outcome.standings)
  console.log(`${place}. ${table.seats[seat].person?.name ?? table.seats[seat].bot}: ${score}`);
const record = await ann('GET', `/api/tables/${id}/record`);
const deal = await ann('GET', `/api/tables/${id}/deal`);
console.log(
  `${record.answers.length} answers; the seed ${deal.revealed.seed.slice(0, 12)}… follows from all nonces.`,
);
