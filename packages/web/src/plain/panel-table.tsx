/** The plain table of a game that describes itself in panels: a glance at everything, and one part at a time in full. */

import { type Plain, same } from '@orrery/kernel';
import type { PanelBlock, PanelSpace, Panels } from '@orrery/presentation';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useWords } from '../app/words.tsx';
import type { BoardProps, PlainTableProps } from '../board-kit/board.ts';
import type { Choosable } from '../board-kit/hex-map/targets.tsx';
import { SeatBadge } from '../parts/seat.tsx';
import { Block, useText } from './blocks.tsx';
import { Glance } from './glance.tsx';
import { targetsOf, valuesAt } from './groups.ts';
import { PlainNote } from './note.tsx';
import list from './options.module.css';
import { PlainOptions } from './options.tsx';
import { PanelMap } from './panel-map.tsx';
import styles from './panel-table.module.css';
import frame from './plain-table.module.css';

function usePanels({ loaded, view, seats }: BoardProps): Panels {
  const names = seats.map(({ name }) => name).join('\n');
  return useMemo(() => {
    const nameOf = names.split('\n');
    const made = loaded.panels?.(view, (seat) => nameOf[seat] ?? String(seat + 1));
    return made ?? { glance: [], common: [], seats: [] };
  }, [loaded, view, names]);
}

/** Something that is looked at alone. On a phone the options and the overview are parts too. */
interface Part {
  readonly id: string;
  readonly title: ReactNode;
  /** The title in words alone. */
  readonly name: string;
  readonly blocks: readonly PanelBlock[];
  /** Whether the player of this part has to decide. */
  readonly deciding?: boolean;
}

const OPTIONS = 'options';
const OVERVIEW = 'overview';

const textPart = (id: string, name: string, blocks: readonly PanelBlock[] = []): Part => ({
  id,
  name,
  title: name,
  blocks,
});

function useParts({ seats, phone, listed, question }: PlainTableProps, panels: Panels): Part[] {
  const { t } = useWords();
  const text = useText();
  // A rival has a part of its own among those of the table.
  const ordered = seats.filter(({ kind }) => kind !== 'rival').sort((a, b) => Number(b.me) - Number(a.me));
  const asks = listed && question !== undefined;
  return [
    ...(phone && asks ? [textPart(OPTIONS, t('web.plain.choices'))] : []),
    ...(phone ? [textPart(OVERVIEW, t('web.plain.overview'))] : []),
    ...panels.common.map(({ title, blocks }): Part => textPart(title.key, text(title), blocks)),
    ...ordered.map(
      (seat): Part => ({
        id: `seat ${seat.seat}`,
        deciding: seat.state === 'deciding',
        name: seat.name,
        title: (
          <>
            <SeatBadge seat={seat} size={18} />
            <span className={styles.name} data-may-clip>
              {seat.name}
            </span>
          </>
        ),
        blocks: panels.seats[seat.seat]?.blocks ?? [],
      }),
    ),
  ];
}

const spacesIn = (blocks: readonly PanelBlock[]): readonly PanelSpace[] =>
  blocks.flatMap((block) => (block.show === 'map' ? block.spaces : []));

const isAt =
  (target: Plain) =>
  (space: PanelSpace): boolean =>
    space.target !== undefined && same(space.target, target);

/** Which part is shown, and how to show another. */
function usePart(
  parts: readonly Part[],
  { phone, question }: PlainTableProps,
  targets: readonly Choosable[],
) {
  const [chosen, setChosen] = useState<{ readonly part: string; readonly at: number | undefined }>();
  const current = parts.find(({ id }) => id === chosen?.part);
  const spaces = spacesIn(current?.blocks ?? []);
  // On a phone a new question is shown at once, unless it is about the map that is being looked at.
  const stays =
    !phone || chosen?.at === question?.id || targets.some(({ target }) => spaces.some(isAt(target)));
  const part = current !== undefined && stays ? current.id : (parts[0]?.id ?? OVERVIEW);
  return { part, show: (id: string): void => setChosen({ part: id, at: question?.id }) };
}

function PartTabs(props: {
  readonly parts: readonly Part[];
  readonly part: string;
  readonly onShow: (id: string) => void;
}) {
  const { t } = useWords();
  return (
    <fieldset className={styles.tabs} aria-label={t('web.plain.parts')}>
      {props.parts.map(({ id, title, deciding }) => (
        <button
          key={id}
          type="button"
          className={styles.tab}
          data-deciding={deciding}
          aria-pressed={id === props.part}
          onClick={() => props.onShow(id)}
        >
          {title}
        </button>
      ))}
    </fieldset>
  );
}

interface BlocksProps {
  readonly part: Part | undefined;
  readonly label: string | undefined;
  readonly seats: BoardProps['seats'];
  readonly targets: readonly Choosable[];
  readonly onChoose: (target: Plain) => void;
}

/** A part in full: a map takes the room that there is, and everything else scrolls in it. */
function Blocks({ part, label, seats, targets, onChoose }: BlocksProps) {
  if (part === undefined || part.blocks.length === 0) return null;
  const { id, blocks } = part;
  const shown = blocks.map((block) =>
    block.show === 'map' ? (
      <PanelMap key={block.title.key} block={block} seats={seats} choosable={targets} onChoose={onChoose} />
    ) : (
      <Block key={`${id}/${block.title?.key}`} block={block} />
    ),
  );
  // A map is a region of its own, by its own name.
  if (isMapped(part)) return <div className={`panel ${styles.blocks} ${styles.mapped}`}>{shown}</div>;
  return (
    <section className={`panel ${styles.blocks}`} aria-label={label} {...{ tabIndex: 0 }}>
      {shown}
    </section>
  );
}

const isMapped = ({ blocks }: Part): boolean => blocks.some(({ show }) => show === 'map');

const NO_TARGETS: readonly Choosable[] = [];

/** What lies before a player, where there is nothing to choose: one's own things, else those of whoever decides. */
function Meanwhile({ parts, table }: { readonly parts: readonly Part[]; readonly table: PlainTableProps }) {
  const { t } = useWords();
  const { seats } = table;
  const seat = seats.find(({ me }) => me) ?? seats.find(({ state }) => state === 'deciding') ?? seats[0];
  const part = parts.find(({ id }) => id === `seat ${seat?.seat}`);
  if (seat === undefined || part === undefined || part.blocks.length === 0) return null;
  return (
    <div className={styles.meanwhile}>
      <h2>
        <SeatBadge seat={seat} size={22} /> {seat.name}
      </h2>
      <Blocks
        part={part}
        label={t('web.plain.inFull', { name: seat.name })}
        seats={seats}
        targets={NO_TARGETS}
        onChoose={() => undefined}
      />
    </div>
  );
}

/** A tap on the map chooses the one option there; where there are several, the list shows only those. */
function useTaps({ question, choice }: PlainTableProps, showOptions: () => void) {
  const [focus, setFocus] = useState<{ readonly target: Plain; readonly at: number | undefined }>();
  const { toggle } = choice;
  const tap = useCallback(
    (target: Plain): void => {
      const [value, ...others] = valuesAt(question, target);
      const alone = value !== undefined && others.length === 0;
      setFocus(alone ? undefined : { target, at: question?.id });
      if (alone) toggle(value);
      else showOptions();
    },
    [question, toggle, showOptions],
  );
  const only = focus !== undefined && focus.at === question?.id ? focus.target : undefined;
  return { tap, only, clear: () => setFocus(undefined) };
}

function Options(props: {
  readonly table: PlainTableProps;
  readonly taps: ReturnType<typeof useTaps>;
  readonly parts: readonly Part[];
}) {
  const { t } = useWords();
  const { table, taps, parts } = props;
  const { loaded, view, seats, question, unavailable, choice, format, listed } = table;
  if (!listed || question === undefined) return null;
  const { only } = taps;
  const space =
    only === undefined ? undefined : spacesIn(parts.flatMap(({ blocks }) => blocks)).find(isAt(only));
  const text = space === undefined ? '' : format(space.name);
  return (
    <section className={`panel ${list.options}`} data-begins="above" aria-label={t('web.plain.options')}>
      <PlainOptions
        loaded={loaded}
        view={view}
        seats={seats}
        question={question}
        unavailable={unavailable}
        choice={choice}
        format={format}
        {...(only === undefined ? {} : { only: { target: only, text, onClear: taps.clear } })}
      />
    </section>
  );
}

export function PanelTable(props: PlainTableProps) {
  const { seats, question, choice, phone, slots, listed } = props;
  const { t } = useWords();
  const panels = usePanels(props);
  const parts = useParts(props, panels);
  const targets = targetsOf(listed ? question : undefined, choice.isChosen);
  const { part, show } = usePart(parts, props, targets);
  const taps = useTaps(props, () => (phone ? show(OPTIONS) : undefined));
  // The tab answers the click at once; what it shows may follow.
  const shown = useDeferredValue(part);
  const asks = listed && question !== undefined;
  const options = <Options table={props} taps={taps} parts={parts} />;
  const current = parts.find(({ id }) => id === shown);
  const mapped = current !== undefined && isMapped(current);
  const note = <PlainNote loaded={props.loaded} className={frame.note} />;
  const overview = <Glance panels={panels} seats={seats} />;
  return (
    <div className={`${frame.board} ${frame.panels}`}>
      <section className={frame.table} data-plain="table" aria-label={t('web.plain.table')}>
        {phone ? null : overview}
        <PartTabs parts={parts} part={part} onShow={show} />
        {shown === OPTIONS ? options : null}
        {shown === OVERVIEW ? overview : null}
        <Blocks part={current} label={current?.name} seats={seats} targets={targets} onChoose={taps.tap} />
        {shown === OVERVIEW || (!phone && !mapped) ? note : null}
      </section>
      {phone ? null : (
        <>
          <div className={frame.question}>
            {slots.question}
            {asks ? options : <Meanwhile parts={parts} table={props} />}
          </div>
          <div className={frame.side}>
            {slots.score}
            {slots.log}
          </div>
        </>
      )}
    </div>
  );
}
