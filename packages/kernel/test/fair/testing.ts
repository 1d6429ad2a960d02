import { type Answer, type Answered, isAnswered, isLanes, type Lanes, type Task } from '../../src/index.ts';
import type { GameTesting, Place } from '../../src/testing/index.ts';
import { fair } from './game.ts';
import { CARDS, CHARMS, type Fair } from './state.ts';

function places(state: Fair): Place[] {
  const everybody = () => true;
  const nobody = () => false;
  const apart = state.hands.flatMap((hand, seat): Place[] => [
    { name: `hand of ${seat}`, kind: 'card', cards: hand, seenBy: (viewer) => viewer === seat },
    {
      name: `discards of ${seat}`,
      kind: 'card',
      cards: state.discards[seat] ?? [],
      seenBy: (viewer) => viewer === seat,
    },
    {
      name: `charm of ${seat}`,
      kind: 'charm',
      cards: state.charms.slice(seat, seat + 1),
      seenBy: (viewer) => viewer === seat || state.over,
    },
  ]);
  return [
    ...apart,
    { name: 'deck', kind: 'card', cards: state.deck, ordered: true, seenBy: nobody },
    { name: 'spent', kind: 'card', cards: state.spent, seenBy: everybody },
    { name: 'market', kind: 'card', cards: state.market.map(({ card }) => card), seenBy: everybody },
    { name: 'box', kind: 'charm', cards: state.box, seenBy: nobody },
  ];
}

type Rename = (card: number) => number;

/** Only bids wait on the agenda with cards in them. */
function renameChoice(choice: Answer, rename: Rename): Answer {
  return 'pick' in choice && typeof choice.pick === 'number'
    ? { ...choice, pick: rename(choice.pick) }
    : choice;
}

function renameTask(task: Task, rename: Rename): Task {
  if (isAnswered(task)) {
    const answered: Answered = { ...task, choice: renameChoice(task.choice, rename) };
    return answered;
  }
  if (!isLanes(task)) return task;
  const of = task.of.map((lane) => ({
    ...lane,
    stack: lane.stack.slice(),
    choice: lane.choice === null ? null : renameChoice(lane.choice, rename),
  }));
  const lanes: Lanes = { ...task, of };
  return lanes;
}

function replaceCards(state: Fair, kind: string, rename: Rename): Fair {
  const copy = fair.clone(state);
  if (kind === 'charm') return { ...copy, charms: copy.charms.map(rename), box: copy.box.map(rename) };
  return {
    ...copy,
    agenda: { ...copy.agenda, stack: copy.agenda.stack.map((task) => renameTask(task, rename)) },
    deck: copy.deck.map(rename),
    spent: copy.spent.map(rename),
    market: copy.market.map(({ seat, card }) => ({ seat, card: rename(card) })),
    hands: copy.hands.map((hand) => hand.map(rename)),
    discards: copy.discards.map((pile) => pile.map(rename)),
  };
}

export const fairTesting: GameTesting<Fair> = {
  places,
  replaceCards,
  counts: { card: CARDS, charm: CHARMS },
  setups: [2, 3, 4].flatMap((seats) => [1, 3].map((rounds) => ({ seats, options: { rounds } }))),
};
