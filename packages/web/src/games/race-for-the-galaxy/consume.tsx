/** The helper of Consume and Produce: a row for each power or good, in the order that brings the most. */
import type { Option } from '@orrery/kernel';
import {
  BONUS,
  type ConsumePower,
  type Design,
  goodKinds,
  type Player,
  powerText,
} from '@orrery/race-for-the-galaxy';
import type { ReactNode } from 'react';
import { Emblem, Good, Icon } from './marks.tsx';
import { PowerGlyph } from './powers.tsx';
import { bestGoods, bestPlan, type ConsumePlan, type ConsumeStep, worldsFor } from './reckon/consume.ts';
import { oddsOf } from './reckon/odds.ts';
import { cardIn, optionsOf, powerIn } from './reckon/options.ts';
import { designAt } from './reckon/player.ts';
import { useTable } from './table.ts';
import { useWords } from './words.ts';

export const isDoubled = (player: Player): boolean => player.chosen.includes('consume-x2');

/** Each step of the plan with the worlds whose goods it takes. */
export function stepsWithWorlds(
  player: Player,
  plan: ConsumePlan,
): { readonly step: ConsumeStep; readonly worlds: readonly number[] }[] {
  const taken: number[] = [];
  return plan.steps.map((step) => {
    const worlds = worldsFor(player, step.takes, taken);
    taken.push(...worlds);
    return { step, worlds };
  });
}

interface RowProps {
  readonly option: Option;
  readonly place: ReactNode;
  readonly design: Design | undefined;
  readonly title: string;
  readonly words: string;
  readonly takes?: ReactNode;
  readonly gives?: ReactNode;
  readonly note?: ReactNode;
  readonly proposed?: boolean;
  /** The card that is shown while somebody points at the row. */
  readonly card: number | undefined;
}

function Row({ option, place, design, title, words, takes, gives, note, proposed = false, card }: RowProps) {
  const { choice, pointing } = useTable();
  const { t } = useWords();
  const chosen = choice.isChosen(option.value);
  return (
    <li className={`rg-consume-row${chosen ? ' rg-chosen' : ''}${proposed ? ' rg-proposed' : ''}`}>
      <button
        type="button"
        aria-pressed={chosen}
        aria-label={`${title}: ${words}${proposed ? `, ${t('web.race.flag.proposed')}` : ''}`}
        onClick={() => choice.toggle(option.value)}
        {...(card === undefined ? {} : pointing(card))}
      >
        <span className="rg-place">{place}</span>
        {design !== undefined && <Emblem design={design} size={28} />}
        <span className="rg-who">
          <b>{title}</b>
          <small>{words}</small>
        </span>
        <span className="rg-takes">{takes}</span>
        <span className="rg-gives">{gives}</span>
        <span className="rg-must">{note}</span>
      </button>
    </li>
  );
}

/** What a step or a plan brings. */
function Gains({ vp, cards }: { readonly vp: number; readonly cards: number }) {
  return (
    <>
      {vp > 0 && (
        <span>
          <Icon name="chip" size={17} />
          {vp}
        </span>
      )}
      {cards > 0 && (
        <span>
          <Icon name="card" size={17} />
          {cards}
        </span>
      )}
    </>
  );
}

/** A good with the world it lies on. */
function Token({ card }: { readonly card: number }) {
  const { title } = useWords();
  const design = designAt(card);
  return (
    <span className="rg-token">
      <Good kind={design.good?.kind} size={18} />
      <span>{title(design)}</span>
    </span>
  );
}

const powerAt = (card: number, index: number): ConsumePower | undefined =>
  designAt(card).powers.consume?.[index];

export function ConsumeRows() {
  const { question, player } = useTable();
  const { t } = useWords();
  if (player === undefined || question === undefined) return null;
  return (
    <section className="rg-lower rg-consume" aria-label={t('web.race.consume.title')}>
      <ul>
        {question.name === 'consume.power' && <PowerRows player={player} />}
        {question.name === 'consume.sell' && <SaleRows />}
        {question.name === 'consume.goods' && <GoodRows player={player} />}
        {question.name === 'consume.gamble' && <GambleRows />}
        {question.name === 'produce.power' && <ProduceRows />}
      </ul>
    </section>
  );
}

/** The powers in the best order, then those that may be left out. */
function PowerRows({ player }: { readonly player: Player }) {
  const { question } = useTable();
  const { title, format } = useWords();
  const doubled = isDoubled(player);
  const best = bestPlan(player, doubled);
  const order = stepsWithWorlds(player, best);
  const options = optionsOf(question).flatMap((option) => {
    const ref = powerIn(option.value);
    const at =
      ref === undefined
        ? -1
        : order.findIndex(({ step }) => step.card === ref.card && step.index === ref.index);
    return ref === undefined ? [] : [{ option, ref, at: at < 0 ? 99 : at }];
  });
  return [...options]
    .sort((a, b) => a.at - b.at)
    .map(({ option, ref, at }) => {
      const power = powerAt(ref.card, ref.index);
      const planned = order[at];
      const alone = bestPlan(player, doubled, ref);
      return (
        <Row
          key={`${ref.card}:${ref.index}`}
          option={option}
          card={ref.card}
          place={planned === undefined ? '·' : at + 1}
          design={designAt(ref.card)}
          title={title(designAt(ref.card))}
          words={power === undefined ? '' : format(powerText('consume', power))}
          proposed={at === 0}
          takes={
            planned === undefined
              ? power !== undefined && <PowerGlyph design={designAt(ref.card)} power={power} />
              : planned.worlds.map((world) => <Token key={world} card={world} />)
          }
          gives={planned !== undefined && <Gains vp={planned.step.vp} cards={planned.step.cards} />}
          note={
            <Note
              optional={power?.do === 'discardFromHand'}
              vp={best.vp - alone.vp}
              cards={best.cards - alone.cards}
            />
          }
        />
      );
    });
}

/** Whether a power must be used, and what is lost when it comes first. */
function Note({
  optional,
  vp,
  cards,
}: {
  readonly optional: boolean;
  readonly vp: number;
  readonly cards: number;
}) {
  const { t } = useWords();
  if (optional) return t('web.race.consume.optional');
  if (vp > 0) return <em className="rg-warn">{t('web.race.consume.lost', { vp })}</em>;
  if (vp === 0 && cards > 0) return <em className="rg-warn">{t('web.race.consume.lostCards', { cards })}</em>;
  return (
    <>
      <Icon name="lock" size={12} />
      {t('web.race.consume.must')}
    </>
  );
}

function SaleRows() {
  const { question } = useTable();
  const { t, format } = useWords();
  const options = optionsOf(question);
  const best = Math.max(...options.map(({ gain }) => gain?.cards ?? 0));
  return [...options]
    .sort((a, b) => (b.gain?.cards ?? 0) - (a.gain?.cards ?? 0))
    .map((option) => {
      const card = cardIn(option.target);
      const cards = option.gain?.cards ?? 0;
      if (card === undefined) return null;
      return (
        <Row
          key={card}
          option={option}
          card={card}
          place="$"
          design={designAt(card)}
          title={format(option.text)}
          words={t('web.race.consume.sells', { cards })}
          proposed={cards === best}
          takes={<Token card={card} />}
          gives={<Gains vp={0} cards={cards} />}
        />
      );
    });
}

/** Which goods a power takes; those that the best order takes are proposed. */
function GoodRows({ player }: { readonly player: Player }) {
  const { question, view } = useTable();
  const { t, title, format } = useWords();
  const asked = view.agenda.stack
    .flatMap((task) => ('of' in task ? task.of.flatMap(({ stack }) => stack) : [task]))
    .map(powerTask)
    .find((ref) => ref !== undefined);
  const proposal = asked === undefined ? [] : worldsFor(player, bestGoods(player, isDoubled(player), asked));
  return optionsOf(question).map((option) => {
    const card = cardIn(option.target);
    if (card === undefined) return null;
    return (
      <Row
        key={card}
        option={option}
        card={card}
        place={<Good kind={designAt(card).good?.kind} size={22} />}
        design={designAt(card)}
        title={title(designAt(card))}
        words={format(option.text)}
        proposed={proposal.includes(card)}
        takes={<Token card={card} />}
        note={proposal.includes(card) ? t('web.race.flag.proposed') : undefined}
      />
    );
  });
}

/** The power that a task on the agenda asks goods for. */
function powerTask(task: object): { readonly card: number; readonly index: number } | undefined {
  if (!('do' in task && task.do === 'consume.goods' && 'card' in task && 'index' in task)) return undefined;
  const { card, index } = task;
  return typeof card === 'number' && typeof index === 'number' ? { card, index } : undefined;
}

/** Numbers to name, with how many of the unseen cards have each. */
function GambleRows() {
  const { question, view, choice } = useTable();
  const { t } = useWords();
  const odds = oddsOf(view);
  return (
    <li className="rg-gamble">
      {optionsOf(question).map(({ value }) =>
        typeof value !== 'number' ? null : (
          <button
            key={value}
            type="button"
            aria-pressed={choice.isChosen(value)}
            className={choice.isChosen(value) ? 'rg-number rg-chosen' : 'rg-number'}
            onClick={() => choice.toggle(value)}
          >
            <b>{value}</b>
            <small>{t('web.race.gamble.odds', { count: odds.count(value), unseen: odds.unseen })}</small>
          </button>
        ),
      )}
    </li>
  );
}

function ProduceRows() {
  const { question } = useTable();
  const { t, title, format } = useWords();
  return optionsOf(question).map((option) => {
    const ref = powerIn(option.value);
    if (ref === undefined) return null;
    const on = ref.world === undefined || ref.world < 0 ? undefined : ref.world;
    const source = ref.card === BONUS ? undefined : designAt(ref.card);
    return (
      <Row
        key={`${ref.card}:${ref.index}:${String(on)}`}
        option={option}
        card={on ?? ref.card}
        place="V"
        design={source ?? (on === undefined ? undefined : designAt(on))}
        title={source === undefined ? t('web.race.produce.bonus') : title(source)}
        words={format(option.text)}
        takes={on !== undefined && <Token card={on} />}
        gives={on !== undefined && <Good kind={designAt(on).good?.kind} size={22} />}
      />
    );
  });
}

/** The best order as a whole, in the docked panel. */
export function PlanTotals({ player }: { readonly player: Player }) {
  const { view } = useTable();
  const { t } = useWords();
  const plan = bestPlan(player, isDoubled(player));
  return (
    <div className="rg-list rg-plan">
      <h3>
        {t('web.race.consume.plan')}
        <small>
          {t('web.race.consume.pool', { from: Math.max(0, view.pool), to: Math.max(0, view.pool - plan.vp) })}
        </small>
      </h3>
      <div className="rg-bigs">
        <div className="rg-good-news">
          <b>+{plan.vp}</b>
          {t('web.race.consume.vp')}
        </div>
        <div>
          <b>+{plan.cards}</b>
          {t('web.race.consume.cards')}
        </div>
        <div>
          <b>{plan.left}</b>
          {t('web.race.consume.left')}
        </div>
      </div>
      <GoodsLine player={player} />
      <p className="rg-note">
        {isDoubled(player) ? t('web.race.consume.doubled') : t('web.race.consume.how')}
      </p>
    </div>
  );
}

function GoodsLine({ player }: { readonly player: Player }) {
  const { t } = useWords();
  const counts = goodKinds.map((kind) => ({
    kind,
    count: player.tableau.filter(
      (card, place) => (player.goods[place] ?? -1) >= 0 && designAt(card).good?.kind === kind,
    ).length,
  }));
  return (
    <p className="rg-goods-line">
      {t('web.race.consume.goods')}
      {counts.map(
        ({ kind, count }) =>
          count > 0 && (
            <span key={kind}>
              <Good kind={kind} size={18} />
              {count}
            </span>
          ),
      )}
    </p>
  );
}
