/** What the frame shows of the game outside the board: everybody's things at the end, what the marks mean, a component. */
import { type GaiaTarget, readTarget } from '@orrery/gaia-project';
import {
  factionRow,
  isGaiaView,
  planetTypes,
  researchAreas,
  type StructureId,
  structureIds,
} from '@orrery/gaia-project/advice';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { BoardModule } from '../../board-kit/board.ts';
import { Said } from '../../parts/said.tsx';
import { BoosterFace, TileFace, TokenFace } from './drawing/faces.tsx';
import { Mark, Planet } from './drawing/mark.tsx';
import type { MarkName } from './drawing/mark-symbols.tsx';
import { Symbols } from './drawing/symbols.tsx';
import styles from './outside-board.module.css';
import { isAutomas } from './players/standing.ts';
import theme from './theme.module.css';
import { type Key, wordsFrom } from './words.ts';

type PropsOf<K extends 'Final' | 'Legend' | 'Card'> =
  NonNullable<BoardModule[K]> extends ComponentType<infer P> ? P : never;

const structureMarks: Readonly<Record<Exclude<StructureId, 'none'>, MarkName>> = {
  mine: 'mine',
  'trading-station': 'trading-station',
  'research-lab': 'research-lab',
  'planetary-institute': 'planetary-institute',
  'academy-knowledge': 'academy',
  'academy-action': 'academy',
};

interface Owned {
  readonly mark: MarkName;
  readonly name: string;
  readonly n: number;
}

/** What somebody has at the end, as marks with numbers. */
export function Final({ view, seat, format }: PropsOf<'Final'>) {
  const words = useMemo(() => wordsFrom(format), [format]);
  const player = isGaiaView(view) ? view.players[seat] : undefined;
  if (player === undefined || !isGaiaView(view)) return null;
  // The Automa's satellites stand nowhere.
  const satellites = isAutomas(view, seat) ? (view.automa?.satellites ?? 0) : player.satellites.length;
  const { t } = words;
  const owned: Owned[] = [
    ...structureIds.flatMap((id, structure) =>
      id === 'none'
        ? []
        : [{ mark: structureMarks[id], name: words.structure(structure), n: player.counts[structure] ?? 0 }],
    ),
    { mark: 'satellite', name: t('web.gaia.legend.satellite'), n: satellites },
    { mark: 'station', name: t('web.gaia.legend.station'), n: player.stations.length },
    { mark: 'federation', name: t('web.gaia.legend.federation'), n: player.tokens.length },
    { mark: 'tile', name: t('web.gaia.legend.tile'), n: player.standard.length + player.advanced.length },
  ];
  return (
    <ul className={`${theme.gaia} ${styles.final}`}>
      {owned
        .filter(({ n }) => n > 0)
        .map(({ mark, name, n }) => (
          <li key={name} title={name}>
            <span className="hidden">{name}: </span>
            {n} <Mark name={mark} size={14} />
          </li>
        ))}
    </ul>
  );
}

const means: readonly MarkName[] = [
  'credits',
  'ore',
  'knowledge',
  'qic',
  'token',
  'charge',
  'brainstone',
  'vp',
];
const pieces: readonly MarkName[] = ['gaiaformer', 'satellite', 'station', 'federation'];
const effects: readonly MarkName[] = [
  'income',
  'pass',
  'special',
  'step',
  'range',
  'upgrade',
  'tile',
  'planet-types',
  'sector',
  'first',
];

/** Marks whose words are the board's own. */
const words: Partial<Record<MarkName, Key>> = {
  credits: 'web.gaia.legend.credits',
  ore: 'web.gaia.legend.ore',
  knowledge: 'web.gaia.legend.knowledge',
  qic: 'web.gaia.legend.qic',
  token: 'web.gaia.legend.token',
  charge: 'web.gaia.legend.charge',
  brainstone: 'web.gaia.legend.brainstone',
  vp: 'web.gaia.legend.vp',
  gaiaformer: 'web.gaia.legend.gaiaformer',
  satellite: 'web.gaia.legend.satellite',
  station: 'web.gaia.legend.station',
  federation: 'web.gaia.legend.federation',
  income: 'web.gaia.legend.income',
  pass: 'web.gaia.legend.pass',
  special: 'web.gaia.legend.special',
  step: 'web.gaia.legend.step',
  range: 'web.gaia.legend.range',
  upgrade: 'web.gaia.legend.upgrade',
  tile: 'web.gaia.legend.tile',
  'planet-types': 'web.gaia.legend.planetTypes',
  sector: 'web.gaia.legend.sector',
  first: 'web.gaia.legend.first',
};

/** What every mark means. */
export function Legend({ format }: PropsOf<'Legend'>) {
  const { t, planet, structure, area } = useMemo(() => wordsFrom(format), [format]);
  const marked = (names: readonly MarkName[]) =>
    names.flatMap((name) => {
      const key = words[name];
      return key === undefined
        ? []
        : [<Meaning key={name} mark={<Mark name={name} size={20} />} text={t(key)} />];
    });
  return (
    <div className={`${theme.gaia} ${styles.legend}`}>
      <Symbols />
      <ul>{marked(means)}</ul>
      <ul>
        {planetTypes.map((id, type) => (
          <Meaning key={id} mark={<Planet type={type} size={24} />} text={planet(type)} />
        ))}
      </ul>
      <ul>
        {structureIds.flatMap((id, index) =>
          id === 'none' || id === 'academy-action'
            ? []
            : [
                <Meaning
                  key={id}
                  mark={<Mark name={structureMarks[id]} size={20} />}
                  text={id === 'academy-knowledge' ? t('web.gaia.since.academy') : structure(index)}
                />,
              ],
        )}
        {marked(pieces)}
      </ul>
      <ul>
        {researchAreas.map((id) => (
          <Meaning key={id} mark={<Mark name={id} size={20} />} text={area(id)} />
        ))}
      </ul>
      <ul>{marked(effects)}</ul>
    </div>
  );
}

const Meaning = ({ mark, text }: { readonly mark: ReactNode; readonly text: string }) => (
  <li>
    {mark}
    <span>{text}</span>
  </li>
);

/** What a component is, by its id in the card browser. */
function targetOf(id: string): GaiaTarget | undefined {
  const [kind = '', name = ''] = id.split('.');
  return readTarget({ [kind === 'standard' || kind === 'advanced' ? 'tile' : kind]: name });
}

function Face({ id }: { readonly id: string }) {
  const target = targetOf(id);
  if (target?.booster !== undefined) return <BoosterFace id={target.booster} stacked size={18} />;
  if (target?.tile !== undefined) return <TileFace id={target.tile} size={18} />;
  if (target?.token !== undefined) return <TokenFace id={target.token} size={18} />;
  if (target?.faction === undefined) return null;
  return <Planet type={planetTypes.indexOf(factionRow(target.faction).home)} size={44} />;
}

/** A component as it lies on the table, with all that it does in words. */
export function Card({ id, loaded, format }: PropsOf<'Card'>) {
  const entry = loaded.cards?.().find((card) => card.id === id);
  if (entry === undefined) return null;
  return (
    <div className={`${theme.gaia} ${styles.card}`}>
      <Symbols />
      <div className={styles.face}>
        <Face id={id} />
      </div>
      {entry.facts.length === 0 ? null : <p>{entry.facts.map(format).join(' · ')}</p>}
      {entry.text.map((line) => (
        <p key={format(line)}>
          <Said of={line} />
        </p>
      ))}
    </div>
  );
}
