/** A tech tile in detail: what it gives now, on passing and every round, the step that it brings, and who has it. */
import type { TileId } from '@orrery/gaia-project';
import { ADVANCED_LEVEL, type StepAdvice, type TileAdvice, tileRow } from '@orrery/gaia-project/advice';
import type { ReactNode } from 'react';
import { TileFace } from '../drawing/faces.tsx';
import { Amounts, Mark } from '../drawing/mark.tsx';
import { knownFreeSteps, knownTiles } from '../known.ts';
import { obstacleWords } from '../questions/obstacles.ts';
import { namesOf, placeText, shortArea, tileName } from '../research/wording.ts';
import { useTable } from '../table.ts';
import { useGaiaWords, type Words } from '../words.ts';
import detail from './detail.module.css';
import { Facts, type Row } from './facts.tsx';
import { stepRows } from './research-area.tsx';

function effectRows({ t }: Words, { tile, consequences, passPoints }: TileAdvice): Row[] {
  const { income, pass } = tileRow(tile);
  const scored = consequences?.scored.reduce((sum, { vp }) => sum + vp, 0) ?? 0;
  const now = { ...consequences?.gained, vp: scored };
  const signed = (of: object) => <Amounts of={of} size={12} signed />;
  return [
    ...(Object.values(now).some((n) => n !== 0)
      ? [{ key: 'now', name: t('web.gaia.research.fact.now'), value: signed(now), good: true }]
      : []),
    ...(income === undefined
      ? []
      : [{ key: 'each', name: t('web.gaia.research.fact.income'), value: signed(income), good: true }]),
    ...(pass === undefined
      ? []
      : [{ key: 'pass', name: t('web.gaia.research.fact.passing'), value: signed({ vp: passPoints }) }]),
  ];
}

/** What an advanced tile asks for, each with a mark whether it is there. */
function Conditions({ tile }: { readonly tile: TileAdvice }) {
  const { player } = useTable();
  const words = useGaiaWords();
  if (tile.kind === 'standard' || player === undefined || tile.area === undefined) return null;
  const has = (met: boolean): ReactNode => <Mark name={met ? 'check' : 'cross'} size={12} />;
  const reached = tile.closed?.why !== 'level';
  return (
    <p className={tile.closed === undefined ? undefined : detail.closed}>
      {words.t('web.gaia.research.needs.level', { area: shortArea(words, tile.area), level: ADVANCED_LEVEL })}{' '}
      {has(reached)} {words.t('web.gaia.research.needs.green')} {has(player.green > 0)}{' '}
      {words.t('web.gaia.research.needs.cover')} {has(tile.covers.length > 0)}
    </p>
  );
}

/** The step that a tile under a track brings, level by level. */
function StepOf({ tile }: { readonly tile: TileAdvice }) {
  const words = useGaiaWords();
  const step = useStepOf(tile);
  if (tile.step === 'any') return <p>{words.t('web.gaia.research.step.any')}</p>;
  if (step === undefined) return null;
  const title = words.t('web.gaia.research.step.fixed', { area: words.area(step.area) });
  return (
    <p>
      {title}{' '}
      {step.closed === undefined ? `${step.level} → ${step.level + 1}` : obstacleWords(words, step.closed)}
    </p>
  );
}

/** Undefined where the tile leaves it open. */
function useStepOf(tile: TileAdvice | undefined): StepAdvice | undefined {
  const { view, mine } = useTable();
  if (mine === undefined || tile === undefined || tile.step === 'any') return undefined;
  return knownFreeSteps(view, mine).find(({ area }) => area === tile.step);
}

/** What a tile would bring to a seat that may take one. */
function Taking({ tile, asked }: { readonly tile: TileAdvice; readonly asked: boolean }) {
  const words = useGaiaWords();
  const step = useStepOf(tile);
  const steps = asked && tile.closed === undefined && step?.closed === undefined ? step : undefined;
  const rows = [
    ...effectRows(words, tile),
    ...(steps === undefined ? [] : stepRows(words, steps).map((row) => ({ ...row, key: `step-${row.key}` }))),
  ];
  return (
    <>
      <Facts rows={rows} />
      <Conditions tile={tile} />
      {asked && tile.closed === undefined ? <StepOf tile={tile} /> : null}
      {tile.closed === undefined || tile.kind === 'advanced' ? null : (
        <p className={detail.closed}>{obstacleWords(words, tile.closed)}</p>
      )}
    </>
  );
}

export function TileDetail({ tile }: { readonly tile: TileId }) {
  const table = useTable();
  const words = useGaiaWords();
  const { t } = words;
  const { view, mine, player } = table;
  const seated = mine !== undefined && player !== undefined && player.faction !== null;
  const advice = seated ? knownTiles(view, mine).find((each) => each.tile === tile) : undefined;
  const owners = view.players.flatMap(({ standard, advanced }, seat) =>
    [...standard, ...advanced].some((id) => id === tile) ? [seat] : [],
  );
  const covered = player?.covered.some((id) => id === tile) ?? false;
  return (
    <>
      <h3 className={detail.heading}>
        <TileFace id={tile} size={16} covered={covered} />
        {advice === undefined ? null : <small>{placeText(words, advice)}</small>}
      </h3>
      <p>{tileName(words, tile)}</p>
      {advice === undefined ? null : <Taking tile={advice} asked={table.question?.name === 'tech.tile'} />}
      {covered ? <p className={detail.closed}>{t('web.gaia.research.covered')}</p> : null}
      {owners.length === 0 ? null : (
        <p>{t('web.gaia.research.tile.owners', { names: namesOf(table, owners) })}</p>
      )}
    </>
  );
}
