/** The hints on a question: the best answers with their chances and reasons. Nothing is sent from here. */
import { botName } from '@orrery/bots/text';
import type { Advised } from '@orrery/bots/workers';
import { type Answer, type Question, type Seat, same } from '@orrery/kernel';
import { useEffect, useRef } from 'react';
import { SpeakingOf, useWords } from '../app/words.tsx';
import type { ChoiceInHand, Selection } from '../board-kit/board.ts';
import { selectionOf } from '../board-kit/choice.ts';
import { Icon } from '../parts/icon.tsx';
import styles from './hint-panel.module.css';
import type { Hints } from './hints.ts';
import { fetchAdviceWords, inPercent, useAdviceWords } from './words.ts';

/** So many answers are shown. */
const SHOWN = 3;
/** Chances no further apart than this are called equal. */
const EQUAL = 0.01;

interface HintPanelProps {
  readonly hints: Hints;
  readonly question: Question;
  readonly choice: ChoiceInHand;
  readonly seat: Seat;
  /** The kinds of bots at the table. */
  readonly bots: readonly string[];
  /** The table needs its room: reasons are told for one answer at a time. */
  readonly brief: boolean;
}

/** Takes an answer in hand, exactly as touching its things would. */
function lift(choice: ChoiceInHand, question: Question, answer: Answer): void {
  const selection = selectionOf(answer);
  if (selection.shape === 'one-of' && selection.pick !== undefined && !choice.isChosen(selection.pick))
    choice.toggle(selection.pick);
  if (selection.shape === 'some-of') choice.setPicks(selection.picks);
  if (selection.shape === 'amounts' && question.shape === 'amounts') choice.compose([answer]);
}

const isLifted = (selection: Selection, answer: Answer): boolean => same(selection, selectionOf(answer));

/** What speaks for an answer and against it, in a sentence or two. */
function Why({ advised }: { readonly advised: Advised }) {
  const { a, reasons } = useAdviceWords();
  const why = reasons(advised.reasons);
  if (why.for === '' && why.against === '') return a('web.advice.even');
  return (
    <>
      {why.for === '' ? null : a('web.advice.brings', { what: why.for })}{' '}
      {why.against === '' ? null : a('web.advice.costs', { what: why.against })}
    </>
  );
}

function Row(props: HintPanelProps & { readonly advised: Advised; readonly n: number }) {
  const { advised, n, question, choice, seat, brief } = props;
  const { answer, percent } = useAdviceWords();
  const chance = advised.chances[seat] ?? 0;
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-pressed={isLifted(choice.selection, advised.answer)}
        onClick={() => lift(choice, question, advised.answer)}
      >
        <span className={styles.number} aria-hidden="true">
          {n}
        </span>
        <b>{answer(question, advised.answer)}</b>
        <span className={styles.chance}>{percent(chance)}</span>
        {brief ? null : (
          <>
            <span className={styles.track} aria-hidden="true">
              <span style={{ width: `${100 * chance}%` }} />
            </span>
            <span className={styles.why}>
              <Why advised={advised} />
            </span>
          </>
        )}
      </button>
    </li>
  );
}

/** What is read aloud when the hints are there. */
function Spoken({ hints, question, seat }: HintPanelProps) {
  const { a, answer } = useAdviceWords();
  const { thought } = hints;
  const said = (thought?.advised ?? []).slice(0, SHOWN).map((advised, i) =>
    a('web.hint.said', {
      n: i + 1,
      what: answer(question, advised.answer),
      chance: inPercent(advised.chances[seat] ?? 0),
    }),
  );
  return (
    <p className="hidden" role="status">
      {thought?.is === 'thinking' ? a('web.hint.thinking') : said.join(' ')}
    </p>
  );
}

/** How many of the first are as good as each other. */
const equals = (advised: readonly Advised[], seat: Seat): number =>
  advised.filter(({ chances }) => (advised[0]?.chances[seat] ?? 0) - (chances[seat] ?? 0) <= EQUAL).length;

function AskBots({ hints, bots, question }: HintPanelProps) {
  const { format } = useWords();
  const { a, answer } = useAdviceWords();
  const would = hints.thought?.would;
  return (
    <>
      {bots.map((bot) => {
        const name = format(botName(bot));
        return would?.bot === bot ? (
          <p key={bot} className={styles.would} role="status">
            {a('web.hint.does', { name, what: answer(question, would.answer) })}
          </p>
        ) : (
          <button key={bot} type="button" className={styles.ask} onClick={() => hints.askBot(bot)}>
            {a('web.hint.would', { name })}
          </button>
        );
      })}
    </>
  );
}

function PutAway({ hints }: Pick<HintPanelProps, 'hints'>) {
  const { a } = useAdviceWords();
  return (
    <button type="button" className="button plain small" onClick={hints.toggle}>
      {a('web.hint.away')}
    </button>
  );
}

function Panel(props: HintPanelProps) {
  const { hints, seat, brief, choice } = props;
  const { a } = useAdviceWords();
  const { thought } = hints;
  const advised = (thought?.advised ?? []).slice(0, SHOWN);
  const equal = equals(advised, seat);
  const panel = useRef<HTMLElement>(null);
  const is = thought?.is;
  // Where its column scrolls, whoever asks is shown the panel, and again what has come of it.
  useEffect(() => {
    if (is !== undefined) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [is]);
  const told = advised.find(({ answer }) => isLifted(choice.selection, answer)) ?? advised[0];
  return (
    <section
      ref={panel}
      className={styles.hints}
      aria-label={a('web.hint.title')}
      data-brief={brief ? '' : undefined}
    >
      <header>
        <h2>
          <Icon name="hint" size={16} /> {a('web.hint.title')}
        </h2>
        <small>{a('web.hint.chance')}</small>
        {brief ? <PutAway hints={hints} /> : null}
      </header>
      <Spoken {...props} />
      {thought?.is === 'thinking' ? (
        <>
          <progress className={styles.thinking} aria-label={a('web.hint.title')} />
          <p aria-hidden="true">{a('web.hint.thinking')}</p>
        </>
      ) : null}
      {thought?.is === 'failed' ? <p>{a('web.hint.failed')}</p> : null}
      <ol>
        {advised.map((each, i) => (
          <Row key={JSON.stringify(each.answer)} {...props} advised={each} n={i + 1} />
        ))}
      </ol>
      {brief && told !== undefined ? (
        <p>
          <Why advised={told} />
        </p>
      ) : null}
      {equal > 1 ? <p>{a('web.hint.equal', { n: equal })}</p> : null}
      {thought?.is === 'here' ? <AskBots {...props} /> : null}
      {brief ? null : (
        <footer>
          <span>{a('web.hint.sees')}</span>
          <PutAway hints={hints} />
        </footer>
      )}
    </section>
  );
}

const NO_WORDS: never[] = [];

export function HintPanel(props: HintPanelProps) {
  const { names } = useWords();
  return (
    <SpeakingOf more={NO_WORDS} fetch={fetchAdviceWords} names={names}>
      <Panel {...props} />
    </SpeakingOf>
  );
}
