/** The links of an action that is put together answer by answer. Any of them can be touched again; nothing is sent yet. */
import { tokenText } from '@orrery/gaia-project';
import type { View } from '@orrery/gaia-project/advice';
import type { Option, Plain, Question } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { chosenTexts, optionsOf } from '../../../board-kit/choice.ts';
import { TokenFace } from '../drawing/faces.tsx';
import { Amounts } from '../drawing/mark.tsx';
import { isPicked } from '../press.ts';
import { picksOf, shapeAt } from '../questions/federation/shapes.ts';
import { tokenIn } from '../questions/federation/whole.ts';
import { type Table, useTable } from '../table.ts';
import { type Key, useGaiaWords, type Words } from '../words.ts';
import styles from './chain.module.css';
import { AmountsFace, OptionFace } from './link-face.tsx';
import { type Link, linksOf } from './links.ts';

/** Questions that have a name of their own as a link; any other is called by its question. */
const named: Readonly<Record<string, Key>> = {
  'turn.action': 'web.gaia.link.action',
  'mine.place': 'web.gaia.link.place',
  'tech.tile': 'web.gaia.link.tile',
  'tech.cover': 'web.gaia.link.cover',
  'research.area': 'web.gaia.link.step',
  'research.lostPlanet': 'web.gaia.link.lostPlanet',
  'federation.form': 'web.gaia.link.shape',
  'power.discard': 'web.gaia.link.tokens',
  'federation.token': 'web.gaia.link.token',
  'power.spend': 'web.gaia.link.power',
  'power.stone': 'web.gaia.link.stone',
  'power.sacrifice': 'web.gaia.link.stone',
  'special.swap': 'web.gaia.link.place',
  'special.station': 'web.gaia.link.place',
  'special.downgrade': 'web.gaia.link.place',
};

/** Actions of a turn that have a name of their own. */
const actions: Readonly<Record<string, Key>> = {
  upgrade: 'web.gaia.link.upgrade',
  board: 'web.gaia.link.board',
  special: 'web.gaia.link.special',
  federation: 'web.gaia.link.federation',
  mine: 'web.gaia.link.mine',
  project: 'web.gaia.link.project',
  research: 'web.gaia.link.step',
};

/** What surely comes after a question, so that the whole action can be seen from the beginning. */
const later: Readonly<Record<string, readonly string[]>> = {
  'tech.tile': ['research.area'],
  'tech.cover': ['research.area'],
  'federation.form': ['federation.token'],
};

function nameOf({ t, format }: Words, question: Pick<Question, 'name' | 'text'>, option?: Option): string {
  const value = option?.value;
  const kind = typeof value === 'object' && value !== null && 'do' in value ? String(value.do) : '';
  const key =
    question.name === 'turn.action' ? (actions[kind] ?? named[question.name]) : named[question.name];
  return key === undefined ? format(question.text) : t(key);
}

/** Points that the link scores at once. */
function pointsOf({ mine }: Pick<Table, 'mine'>, { before, after }: Link): number {
  if (mine === undefined) return 0;
  return Math.max(0, (after.players[mine]?.vp ?? 0) - (before.players[mine]?.vp ?? 0));
}

/** What becomes of a covered tile; on a phone the line through it says so. */
function Dark() {
  const { phone } = useTable();
  const { t } = useGaiaWords();
  return phone ? null : <span>{t('web.gaia.link.dark')}</span>;
}

function LinkFace({ link }: { readonly link: Link }) {
  const table = useTable();
  const vp = pointsOf(table, link);
  return (
    <>
      {link.picked.map((option) => (
        <OptionFace
          key={JSON.stringify(option.value)}
          option={option}
          before={link.before}
          covered={link.question.name === 'tech.cover'}
        />
      ))}
      <AmountsFace answer={link.answer} />
      {link.question.name === 'tech.cover' ? <Dark /> : null}
      {vp === 0 ? null : (
        <span className={styles.scored}>
          <Amounts of={{ vp }} size={12} signed />
        </span>
      )}
    </>
  );
}

/** The option of the open question that is chosen, or stands ready. */
const chosenIn = (table: Table): Option | undefined =>
  optionsOf(table.question).find(({ value }) => isPicked(table, value));

/** The questions that follow: what the preview says where something is chosen, else what surely comes. */
function comingAfter({ preview }: Table, question: Question): readonly string[] {
  const next = preview?.question?.name;
  if (next === undefined || next.startsWith('turn.') || named[next] === undefined)
    return later[question.name] ?? [];
  return [next, ...(later[next] ?? [])];
}

interface ShownLink {
  readonly key: string;
  readonly name: string;
  readonly state: 'done' | 'now' | 'later';
  /** In words, for a screen reader. */
  readonly said: string;
  readonly face: ReactNode;
  readonly index: number;
}

/** A federation in a few words: its spaces stand on the map. */
function shapeText({ t }: Words, { mine }: Table, view: View, picks: readonly Plain[]): string {
  if (mine === undefined) return '';
  const { value, satellites } = shapeAt(
    view,
    mine,
    picks.filter((pick) => typeof pick === 'number'),
  );
  return t('web.gaia.federation.worth', { value, satellites: satellites.length });
}

function doneLink(table: Table, words: Words, link: Link): ShownLink {
  const { question, answer, picked, index, before } = link;
  const shape =
    isShape(question) && 'picks' in answer ? shapeText(words, table, before, answer.picks) : undefined;
  const texts =
    shape ??
    ('pick' in answer || 'picks' in answer ? chosenTexts(question, answer).map(words.format).join(', ') : '');
  return {
    key: `${index}`,
    name: nameOf(words, question, picked[0]),
    state: 'done',
    said: texts,
    face: shape === undefined ? <LinkFace link={link} /> : <span>{shape}</span>,
    index,
  };
}

const isShape = ({ name }: Question): boolean => name === 'federation.form';

/** The shape that is being put together as the open link; undefined where nothing is. */
function openShape(table: Table, words: Words, question: Question): string | undefined {
  const picks = isShape(question) ? picksOf(table) : [];
  return picks.length === 0 ? undefined : shapeText(words, table, table.view, picks);
}

function linksShown(table: Table, words: Words, question: Question): ShownLink[] {
  const links = linksOf(table);
  const chosen = chosenIn(table);
  const shape = openShape(table, words, question);
  const n = links.length;
  const now: ShownLink = {
    key: `${n}`,
    name: nameOf(words, question, chosen),
    state: 'now',
    said: shape ?? (chosen === undefined ? words.t('web.gaia.link.now') : words.format(chosen.text)),
    face:
      shape !== undefined || chosen === undefined ? (
        <span>{shape ?? words.t('web.gaia.link.now')}</span>
      ) : (
        <>
          <OptionFace option={chosen} before={table.view} covered={question.name === 'tech.cover'} />
          {question.name === 'tech.cover' ? <Dark /> : null}
        </>
      ),
    index: n,
  };
  const coming = comingAfter(table, question).map((name, i): ShownLink => {
    const key = named[name];
    const title = key === undefined ? '' : words.t(key);
    const token = name === 'federation.token' ? tokenIn(table) : undefined;
    return {
      key: `${n + 1 + i}`,
      name: title,
      state: 'later',
      said: token === undefined ? '' : words.format(tokenText(token)),
      face: token === undefined ? '…' : <TokenFace id={token} size={12} />,
      index: n + 1 + i,
    };
  });
  return [...links.map((link) => doneLink(table, words, link)), now, ...coming];
}

export function Chain({ question }: { readonly question: Question }) {
  const words = useGaiaWords();
  const table = useTable();
  const { t } = words;
  // The open question alone is no chain.
  if (table.staged.length === 0 && comingAfter(table, question).length === 0) return null;
  const shown = linksShown(table, words, question);
  return (
    <ol className={styles.chain} aria-label={t('web.gaia.chain')}>
      {shown.map(({ key, name, state, said, face, index }) => {
        const label = t('web.gaia.link.of', { n: index + 1, all: shown.length, name, said });
        const inside = (
          <>
            <small aria-hidden="true">
              {index + 1} · {name}
            </small>
            <span className={styles.face} aria-hidden="true">
              {face}
            </span>
          </>
        );
        return (
          <li key={key} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'done' ? (
              <button
                type="button"
                className={styles.link}
                data-link={state}
                aria-label={label}
                onClick={() => table.choice.returnTo(index)}
              >
                {inside}
              </button>
            ) : (
              <span className={styles.link} data-link={state}>
                <span className="hidden">{label}</span>
                {inside}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
