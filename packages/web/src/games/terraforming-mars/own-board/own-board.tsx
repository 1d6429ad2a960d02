/** What one has: the rating and six resources, each with its production and what becomes of it. */
import type { Resource } from '@orrery/terraforming-mars';
import { conversionsOf, incomeOf, worthOf } from '@orrery/terraforming-mars/advice';
import { type ReactNode, useMemo } from 'react';
import { SeatMark } from '../../../parts/seat.tsx';
import { Icon, type IconName } from '../drawing/icon.tsx';
import { places } from '../flights.ts';
import { type LossNote, useLossNotes } from '../since/notes.ts';
import { type Scene, useScene } from '../table.ts';
import { useMarsWords, type Words } from '../words.ts';
import { Conversion, useConversion } from './conversion.tsx';
import styles from './own-board.module.css';
import { type OwnRow, ownResources, useOwnRows } from './rows.ts';

export function OwnBoard() {
  const { t } = useMarsWords();
  const scene = useScene();
  const rows = useOwnRows();
  const notes = useMemo(() => notesOf(scene), [scene]);
  const lost = useLossNotes();
  if (rows === undefined || notes === undefined) return null;
  return (
    <section className={styles.board} aria-label={t('web.mars.own.title')} data-place="own-board">
      <Row icon="rating" name={t('web.mars.own.rating')} row={rows.rating}>
        <Note>{t('web.mars.own.income', { income: notes.income })}</Note>
      </Row>
      {ownResources.map((resource) => (
        <ResourceRow
          key={resource}
          resource={resource}
          row={rows[resource]}
          notes={notes}
          lost={lost[resource]}
        />
      ))}
    </section>
  );
}

interface Notes {
  readonly income: number;
  readonly worth: Readonly<Partial<Record<Resource, number>>>;
  /** What is still missing for a conversion. */
  readonly toConvert: Readonly<Record<'plants' | 'heat', number>>;
}

function notesOf({ position, mine }: Scene): Notes | undefined {
  if (mine === undefined) return undefined;
  const missing = (what: 'plants' | 'heat'): number =>
    conversionsOf(position, mine).reduce(
      (left, { convert, has, needs }) => (convert === what ? Math.max(0, needs - has) : left),
      0,
    );
  return {
    income: incomeOf(position, mine).megacredits,
    worth: worthOf(position, mine),
    toConvert: { plants: missing('plants'), heat: missing('heat') },
  };
}

function noteFor(resource: Resource, { worth, toConvert }: Notes, { t }: Words): string {
  switch (resource) {
    case 'steel':
    case 'titanium':
      return t('web.mars.own.each', { worth: worth[resource] ?? 0 });
    case 'plants':
      return toConvert.plants > 0 ? t('web.mars.own.toTile', { missing: toConvert.plants }) : '';
    case 'heat':
      return toConvert.heat > 0 ? t('web.mars.own.toStep', { missing: toConvert.heat }) : '';
    case 'energy':
      return t('web.mars.own.toHeat');
    case 'megacredits':
      return '';
  }
}

function ResourceRow(props: {
  readonly resource: Resource;
  readonly row: OwnRow;
  readonly notes: Notes;
  readonly lost: LossNote | undefined;
}) {
  const words = useMarsWords();
  const { resource, row, notes, lost } = props;
  const converts = useConversion(resource);
  return (
    <Row icon={resource} name={words.t(`web.mars.own.${resource}`)} row={row} lost={lost}>
      {converts === undefined ? <Note>{noteFor(resource, notes, words)}</Note> : <Conversion {...converts} />}
    </Row>
  );
}

const Note = ({ children }: { readonly children: ReactNode }) => <small>{children}</small>;

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A line of the board; what a choice would change takes the place of the note. */
function Row(props: {
  readonly icon: IconName;
  readonly name: string;
  readonly row: OwnRow;
  /** What others have taken of it since one's last turn. */
  readonly lost?: LossNote | undefined;
  readonly children: ReactNode;
}) {
  const { t } = useMarsWords();
  const { icon, name, row, lost, children } = props;
  const { now, after, production, productionAfter } = row;
  const changes = after !== now;
  const produces = production === undefined ? undefined : (productionAfter ?? production);
  return (
    <div
      className={styles.row}
      data-changes={changes ? (after > now ? 'more' : 'less') : undefined}
      data-lost={lost === undefined ? undefined : ''}
    >
      <Icon name={icon} size={18} />
      <b className={styles.stock} data-place={places.stock(icon)}>
        <span className="hidden">{t('web.mars.own.has', { what: name, n: now })}</span>
        <span aria-hidden="true">{now}</span>
      </b>
      {production === undefined || produces === undefined || (produces === 0 && production === 0) ? (
        <span />
      ) : (
        <span
          className={styles.production}
          data-negative={produces < 0 ? '' : undefined}
          data-changes={produces === production ? undefined : ''}
          data-place={`production-${icon}`}
        >
          <span className="hidden">{t('web.mars.own.produces', { n: produces })}</span>
          <span aria-hidden="true">{signed(produces)}</span>
        </span>
      )}
      {changes ? (
        <span className={styles.change}>
          <span className="hidden">{t('web.mars.own.then', { n: after })}</span>
          <span aria-hidden="true">
            {signed(after - now)} → {after}
          </span>
        </span>
      ) : lost !== undefined ? (
        <small className={styles.lost}>
          {lost.text}
          <span className="hidden">{lost.by?.name}</span>
          {lost.by === undefined ? null : <SeatMark mark={lost.by.mark} colour={lost.by.colour} size={12} />}
        </small>
      ) : (
        children
      )}
    </div>
  );
}
