// A bot of one's own in any language: it reads turns from standard input, one line of JSON each, and writes one line with
// its answer. This one takes the option that gains most, and the first where none says what it gains. It plays every game:
//
//     npx orrery arena race-for-the-galaxy --bots newcomer --bots "exec:node docs/bot-example.js" --games 20
//
// docs/bots.md describes the lines.
import { createInterface } from 'node:readline';

/** What an option says that it brings, less what it costs, everything counted alike. */
const gainOf = ({ gain = {}, cost = {} }) =>
  Object.values(gain).reduce((sum, amount) => sum + amount, 0) -
  Object.values(cost).reduce((sum, amount) => sum + amount, 0);

function answerTo(question) {
  switch (question.shape) {
    case 'one-of': {
      const [best] = [...question.options].sort((a, b) => gainOf(b) - gainOf(a));
      return { question: question.id, pick: best.value };
    }
    case 'amounts':
      return { question: question.id, amounts: question.proposal };
    default: {
      const few = question.items.slice(0, question.min).map(({ value }) => value);
      return { question: question.id, picks: question.proposals[0] ?? few };
    }
  }
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, question } = JSON.parse(line);
  console.log(JSON.stringify({ id, answer: answerTo(question) }));
});
