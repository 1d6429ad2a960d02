// A foreign program for tests: answers turns with the first option there is, or misbehaves as its argument says.
import { createInterface } from 'node:readline';

const [, , how = 'well', after = '0'] = process.argv;

/** The first answer that the question allows. */
function firstAnswer({ id, shape, options, items, min, proposal, proposals }) {
  if (shape === 'one-of') return { question: id, pick: options[0].value };
  if (shape === 'amounts') return { question: id, amounts: proposal };
  const picks = proposals?.[0] ?? items.slice(0, min).map(({ value }) => value);
  return { question: id, picks };
}

let turns = 0;
createInterface({ input: process.stdin }).on('line', (text) => {
  const { id, question } = JSON.parse(text);
  turns += 1;
  const misbehaves = turns > Number(after);
  if (misbehaves && how === 'dies') process.exit(3);
  if (misbehaves && how === 'hangs') return;
  if (misbehaves && how === 'chatters') return void console.log('thinking …');
  if (misbehaves && how === 'cheats')
    return void console.log(JSON.stringify({ id, answer: { question: -1, pick: 0 } }));
  if (how === 'tells')
    console.error(
      Object.keys({ id, question, ...rest })
        .sort()
        .join(' '),
    );
  console.log(JSON.stringify({ id, answer: firstAnswer(question) }));
});
