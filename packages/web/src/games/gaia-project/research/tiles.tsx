/** Tech tiles on the research board: advanced ones at the tracks, standard ones below them and in the row for any track. */
import { readTarget, type TileId } from '@orrery/gaia-project';
import { type Area, researchAreas, type View } from '@orrery/gaia-project/advice';
import { memo, useMemo } from 'react';
import { TileFace } from '../drawing/faces.tsx';
import { Seat } from '../drawing/mark.tsx';
import { knownTiles } from '../known.ts';
import { usePressing } from '../press.ts';
import { obstacleWords } from '../questions/obstacles.ts';
import { seatAt, type Table, useScene, useTable } from '../table.ts';
import { linksOf } from '../tray/links.ts';
import { sentences, useGaiaWords } from '../words.ts';
import styles from './research.module.css';
import { Thing } from './thing.tsx';
import { namesOf, placeText, tileName } from './wording.ts';

interface TileProps {
  readonly tile: TileId;
  readonly kind: 'standard' | 'advanced';
  readonly area: Area | undefined;
}

const ownersOf = ({ players }: View, tile: TileId): number[] =>
  players.flatMap(({ standard }, seat) => (standard.some((id) => id === tile) ? [seat] : []));

/** Why the open question does not offer a tile; undefined where it asks for something else. */
function useClosed(tile: TileId): string | undefined {
  const { view, mine, question } = useTable();
  const words = useGaiaWords();
  if (mine === undefined || question?.name !== 'tech.tile') return undefined;
  const closed = knownTiles(view, mine).find((each) => each.tile === tile)?.closed;
  return closed === undefined ? undefined : obstacleWords(words, closed);
}

const Inside = memo(function Inside({ tile, kind }: Pick<TileProps, 'tile' | 'kind'>) {
  const scene = useScene();
  const owners = kind === 'standard' ? ownersOf(scene.view, tile) : [];
  return (
    <>
      <TileFace id={tile} size={scene.phone ? 10.5 : 11.5} />
      {owners.length === 0 ? null : (
        <span className={styles.owners} aria-hidden="true">
          {owners.map((seat) => (
            <Seat key={seat} seat={seatAt(scene, seat)} size={10} />
          ))}
        </span>
      )}
    </>
  );
});

function BoardTile({ tile, kind, area }: TileProps) {
  const scene = useScene();
  const words = useGaiaWords();
  // The tiles that can be covered lie on one's own board.
  const pressing = usePressing({ tile }, ['tech.tile']);
  const closed = useClosed(tile);
  const name = useMemo(() => {
    const names = kind === 'standard' ? namesOf(scene, ownersOf(scene.view, tile)) : '';
    return sentences(
      tileName(words, tile),
      placeText(words, { kind, area }),
      names === '' ? '' : words.t('web.gaia.research.tile.owners', { names }),
    );
  }, [scene, words, tile, kind, area]);
  return (
    <Thing
      pressing={pressing}
      thing={{ tile }}
      label={sentences(name, closed)}
      reason={closed}
      className={styles.tile}
      data={{ 'data-kind': kind }}
    >
      <Inside tile={tile} kind={kind} />
    </Thing>
  );
}

/** The tile that a link of the plan takes. */
const takenInPlan = (table: Table): TileId | undefined =>
  linksOf(table)
    .filter(({ question }) => question.name === 'tech.tile')
    .flatMap(({ picked }) => picked.flatMap(({ target }) => readTarget(target)?.tile ?? []))
    .at(-1);

/** The advanced tile of each track; where it has been taken, an empty place stays. */
export function AdvancedTiles() {
  const table = useTable();
  const { t, area: nameOf } = useGaiaWords();
  const taken = takenInPlan(table);
  return researchAreas.map((area, index) => {
    const lying = table.actual.advancedTiles[index];
    // Until the action is sent, the tile that it takes can be exchanged for another.
    const tile = lying === taken ? lying : table.view.advancedTiles[index];
    return tile === null || tile === undefined ? (
      <div key={area} className={styles.tile} data-kind="advanced" data-gone="">
        <span className="hidden">{t('web.gaia.research.tile.gone', { area: nameOf(area) })}</span>
        <span aria-hidden="true">–</span>
      </div>
    ) : (
      <BoardTile key={area} tile={tile} kind="advanced" area={area} />
    );
  });
}

export function StandardTiles({ row }: { readonly row: 'tracks' | 'any' }) {
  const { view } = useScene();
  const tracks = researchAreas.length;
  const tiles = row === 'tracks' ? view.standardTiles.slice(0, tracks) : view.standardTiles.slice(tracks);
  return tiles.map((tile, index) => (
    <BoardTile
      key={tile}
      tile={tile}
      kind="standard"
      area={row === 'tracks' ? researchAreas[index] : undefined}
    />
  ));
}
