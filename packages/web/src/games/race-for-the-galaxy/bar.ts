/** Words for the question bar that know the game: what the selection does, and a confirm button named after it. */
import type { Message, Plain } from '@orrery/kernel';
import { actionText, readTarget } from '@orrery/race-for-the-galaxy';
import { actionCard, designAt, isRaceView, seen, type View } from '@orrery/race-for-the-galaxy/advice';
import type { BarWords, BoardProps } from '../../board-kit/board.ts';
import { optionsOf } from '../../board-kit/choice.ts';
import { type Words, wordsFrom } from './words.ts';

interface Bar extends Omit<BoardProps, 'view'> {
  readonly view: View;
  readonly words: Words;
}

const chosenOptions = ({ question, choice }: Bar) =>
  optionsOf(question).filter(({ value }) => choice.isChosen(value));

/** The titles of the chosen cards. */
const chosenCards = (bar: Bar): string[] =>
  chosenOptions(bar).flatMap(({ target }) => {
    const card = readTarget(target)?.card;
    return card === undefined ? [] : [bar.words.title(designAt(card))];
  });

/** Those who still decide besides the viewer; nothing is known of what. */
const others = ({ seats }: Bar): string =>
  seats
    .filter(({ me, state }) => !me && state === 'deciding')
    .map(({ name }) => name)
    .join(', ');

function actionWords(bar: Bar, names: readonly string[]): BarWords {
  const { t } = bar.words;
  const action = names.join(' + ');
  const two = bar.question?.name === 'round.twoActions';
  return {
    title: t(two ? 'web.race.bar.twoActions' : 'web.race.bar.action'),
    barrier: t('web.race.barrier.reveal'),
    // Whoever is the last cannot change it afterwards; the barrier says so.
    detail: bar.preview?.barrier === true ? '' : t('web.race.bar.secret'),
    ...(action === '' ? {} : { confirm: t('web.race.bar.lock', { action }) }),
  };
}

function placeWords(bar: Bar): BarWords {
  const { t } = bar.words;
  const [option] = chosenOptions(bar);
  const card = readTarget(option?.target)?.card;
  const world = bar.question?.name === 'settle.place';
  const waits = others(bar);
  const secret = waits === '' ? undefined : t('web.race.bar.secretUntil', { names: waits });
  const after =
    card === undefined
      ? t(world ? 'web.race.bar.settle.hint' : 'web.race.bar.develop.hint')
      : t('web.race.bar.afterReveal', {
          card: bar.words.title(designAt(card)),
          cards: option?.cost?.cards ?? 0,
        });
  return {
    title: t(world ? 'web.race.bar.settle' : 'web.race.bar.develop'),
    barrier: t('web.race.barrier.reveal'),
    detail: [bar.preview?.barrier === true ? undefined : secret, after]
      .filter((part) => part !== undefined)
      .join(' '),
    ...(card === undefined
      ? {}
      : {
          confirm: t(world ? 'web.race.bar.settle.confirm' : 'web.race.bar.develop.confirm', {
            card: bar.words.title(designAt(card)),
          }),
        }),
  };
}

/** Keeping, paying, discarding: how many are picked of how many. */
function pickWords(bar: Bar, confirm: 'keep' | 'pay' | 'discard'): BarWords {
  const { question, words } = bar;
  if (question?.shape !== 'some-of') return {};
  const names = chosenCards(bar);
  const count = { picked: names.length, of: question.max };
  return {
    detail: `${words.t('web.race.bar.picked', count)} ${words.t(`web.race.bar.${confirm}.hint`)}`,
    confirm: words.t(`web.race.bar.${confirm}.confirm`, { cards: Math.max(names.length, question.min) }),
  };
}

/** All powers in one go, or the one that was picked. */
function consumeWords(bar: Bar): BarWords {
  const { view, me, words, choice, preview } = bar;
  if (me === 'spectator') return {};
  const [name] = chosenCards(bar);
  const then = preview !== undefined && isRaceView(preview.view) ? preview.view : view;
  const vp = seen(then, me).chips - seen(view, me).chips;
  return {
    title: words.t('web.race.bar.consume'),
    barrier: words.t('web.race.barrier.draws'),
    ...(choice.composed.length > 0
      ? {
          detail: vp > 0 ? words.t('web.race.bar.consume.order', { vp }) : '',
          confirm: words.t('web.race.bar.consume.all'),
        }
      : {}),
    ...(name === undefined ? {} : { confirm: words.t('web.race.bar.consume.confirm', { card: name }) }),
  };
}

function sellWords(bar: Bar): BarWords {
  const [option] = chosenOptions(bar);
  if (option === undefined) return {};
  const cards = option.gain?.cards ?? 0;
  return {
    barrier: bar.words.t('web.race.barrier.drawn', { cards }),
    confirm: bar.words.t('web.race.bar.sell.confirm', { cards }),
  };
}

const nameOfAction = (target: Plain | undefined): Message | undefined => {
  const action = readTarget(target)?.action;
  return action === undefined ? undefined : actionText(actionCard(action));
};

export function barWords(props: BoardProps): BarWords {
  const { view, question, format } = props;
  if (question === undefined || !isRaceView(view)) return {};
  const bar: Bar = { ...props, view, words: wordsFrom(format) };
  switch (question.name) {
    case 'round.action':
    case 'round.twoActions':
      return actionWords(
        bar,
        chosenOptions(bar)
          .flatMap(({ target }) => nameOfAction(target) ?? [])
          .map(format),
      );
    case 'develop.place':
    case 'settle.place':
      return placeWords(bar);
    case 'explore.keep':
      return pickWords(bar, 'keep');
    case 'payment.cards':
      return pickWords(bar, 'pay');
    case 'setup.discard':
    case 'round.discard':
    case 'consume.hand':
      return pickWords(bar, 'discard');
    case 'consume.power':
      return consumeWords(bar);
    case 'consume.sell':
      return sellWords(bar);
    case 'consume.gamble':
      return { barrier: bar.words.t('web.race.barrier.turned') };
    default:
      return {};
  }
}
