/** The last player turns the sectors, one after the other. */
import { hexesOf, planetTypes, type SectorTurn, sectorTiles, sectorTurns } from '@orrery/gaia-project/advice';
import type { BarWords } from '../../../../board-kit/board.ts';
import { optionsOf } from '../../../../board-kit/choice.ts';
import { answersFor } from '../../../../board-kit/finding.ts';
import { keyNames, useBoardKeys } from '../../../../board-kit/keys.ts';
import { DetailPanel } from '../../detail/facts.tsx';
import { Mark, Planet } from '../../drawing/mark.tsx';
import { isPicked } from '../../press.ts';
import { type Table, useTable } from '../../table.ts';
import theme from '../../theme.module.css';
import { type Card, Tray } from '../../tray/tray.tsx';
import { useGaiaWords, type Words } from '../../words.ts';
import type { Place } from '../place.ts';
import { SectorDrawing } from './sector-tile.tsx';
import styles from './setup.module.css';

const SIXTH = 60;

/** The place of the tile that is turned, among all. */
const tileAt = ({ question }: Pick<Table, 'question'>): number => Number(question?.args.tile ?? 0);

const sectorName = (number: number): string => String(number).padStart(2, '0');

const turned = (table: Table): number | undefined =>
  optionsOf(table.question)
    .map(({ value }) => value)
    .filter((value) => typeof value === 'number')
    .find((value) => isPicked(table, value));

/** Turns the sector so far; it is kept only when that is confirmed. */
const turnTo = (table: Table, turns: number): void =>
  table.choice.compose(answersFor(table, [{ pick: turns }]));

/** The next allowed turn, one way or the other. */
function turnFurther(table: Table, by: 1 | -1): void {
  const allowed = sectorTurns(table.view, tileAt(table)).filter((turn) => turn.allowed);
  const now = allowed.findIndex(({ turns }) => turns === turned(table));
  const next = allowed[(now + by + allowed.length) % allowed.length];
  if (next !== undefined) turnTo(table, next.turns);
}

function closedBy({ t, planet }: Words, { allowed, meets }: SectorTurn): string | undefined {
  if (allowed) return undefined;
  const [first] = meets;
  return first === undefined
    ? t('web.gaia.setup.turn.later')
    : t('web.gaia.setup.turn.meets', { planet: planet(first.planet), sector: sectorName(first.sector) });
}

function TurnTray() {
  const table = useTable();
  const words = useGaiaWords();
  const { view } = table;
  useBoardKeys({
    [keyNames.left]: () => turnFurther(table, -1),
    [keyNames.right]: () => turnFurther(table, 1),
  });
  const at = tileAt(table);
  const sector = sectorTiles(view)[at];
  if (sector === undefined) return null;
  const cards = sectorTurns(view, at).map((turn): Card => {
    const title = words.t('web.gaia.setup.turn.degrees', { degrees: turn.turns * SIXTH });
    return {
      key: String(turn.turns),
      title,
      picture: <SectorDrawing tile={{ ...sector.tile, turns: turn.turns }} size={58} />,
      note: words.t('web.gaia.setup.turn.allowed'),
      closed: closedBy(words, turn),
      chosen: isPicked(table, turn.turns),
      press: () => turnTo(table, turn.turns),
    };
  });
  return <Tray name={words.t('web.gaia.setup.turn.turns')} kind="verbs" cards={cards} />;
}

function TurnDetail() {
  const table = useTable();
  const { t, planet } = useGaiaWords();
  const sector = sectorTiles(table.view)[tileAt(table)];
  if (sector === undefined) return null;
  const { tile, number } = sector;
  const planets = hexesOf({ ...tile, q: 0, r: 0 }).flatMap((hex) => {
    if (hex.planet === null) return [];
    const type = planetTypes.indexOf(hex.planet);
    const edge = Math.max(Math.abs(hex.q), Math.abs(hex.r), Math.abs(hex.q + hex.r)) === EDGE;
    return [{ key: `${hex.q},${hex.r}`, type, edge }];
  });
  return (
    <DetailPanel
      title={t('web.gaia.setup.sector', { sector: sectorName(number) })}
      aside={t('web.gaia.setup.planets', { n: planets.length })}
    >
      <ul className={styles.planets}>
        {planets.map(({ key, type, edge }) => (
          <li key={key}>
            <Planet type={type} size={18} />
            <span>{planet(type)}</span>
            <small>{t(edge ? 'web.gaia.setup.turn.edge' : 'web.gaia.setup.turn.inside')}</small>
          </li>
        ))}
      </ul>
      <p>{t('web.gaia.setup.turn.fit')}</p>
    </DetailPanel>
  );
}
/** So far from the middle of a tile lies its edge. */
const EDGE = 2;

function Below() {
  const table = useTable();
  const { t } = useGaiaWords();
  const now = tileAt(table);
  return (
    <section className={`${theme.panel} ${styles.below}`}>
      <div>
        <h3>{t('web.gaia.setup.turn.youTurn')}</h3>
        <ol className={styles.progress}>
          {sectorTiles(table.view).map(({ number, tile }, i) => (
            <li
              key={tile.sector}
              data-when={i < now ? 'done' : i === now ? 'now' : 'later'}
              aria-current={i === now ? 'step' : undefined}
            >
              {sectorName(number)}
              {i < now ? <Mark name="check" size={12} /> : null}
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h3>{t('web.gaia.setup.turn.others')}</h3>
        <p>{t('web.gaia.setup.turn.seen')}</p>
      </div>
    </section>
  );
}

function words(table: Table, { t }: Words): BarWords {
  const { view } = table;
  const at = tileAt(table);
  const sector = sectorName(sectorTiles(view)[at]?.number ?? 0);
  const turns = turned(table);
  const all = sectorTurns(view, at);
  return {
    title:
      turns === undefined
        ? t('web.gaia.setup.turn.title', { sector })
        : t('web.gaia.setup.turn.by', { sector, degrees: turns * SIXTH }),
    detail: t('web.gaia.setup.turn.detail', {
      n: at + 1,
      of: sectorTiles(view).length,
      allowed: all.filter(({ allowed }) => allowed).length,
      turns: all.length,
    }),
    confirm: t('web.gaia.setup.turn.keep'),
    also: [{ text: t('web.gaia.setup.turn.turn'), key: '← →', act: () => turnFurther(table, 1) }],
  };
}

export const turnSector: Place = {
  Tray: TurnTray,
  Detail: TurnDetail,
  Below,
  words,
  propose: (_view, _seat, question) => {
    const [first] = optionsOf(question);
    return first === undefined ? [] : [{ pick: first.value }];
  },
  marks: (table) => {
    const at = tileAt(table);
    const numbers = sectorTiles(table.view).map(({ number }) => number);
    return {
      turning: { sector: numbers[at] ?? 0, later: numbers.slice(at + 1), clashes: [] },
    };
  },
};
