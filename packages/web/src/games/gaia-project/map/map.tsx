/** The map: planets and what stands on them, what can be touched, and what would come of it. */
import { type HexId, readTarget } from '@orrery/gaia-project';
import { boardOf, factionOf, orePerStep, reachOf, researchAreas } from '@orrery/gaia-project/advice';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { optionsOf } from '../../../board-kit/choice.ts';
import { frameOf } from '../../../board-kit/hex-map/geometry.ts';
import type { Held } from '../../../board-kit/hex-map/held.ts';
import { HexMap } from '../../../board-kit/hex-map/hex-map.tsx';
import type { Choosable } from '../../../board-kit/hex-map/targets.tsx';
import { usePointing } from '../../../board-kit/pointing.ts';
import { useShowing } from '../automa/showing.ts';
import { spacesAt, weighedAt } from '../automa/turns.ts';
import { knownSpaces } from '../known.ts';
import { placeAt } from '../questions/index.ts';
import { sinceMarks } from '../since.ts';
import { type Scene, type Table, usePointingAt, useTable } from '../table.ts';
import { say, useGaiaWords } from '../words.ts';
import { Badges, SectorNumbers } from './badges.tsx';
import { MapDrawing } from './drawing.tsx';
import { federationGroups } from './federations.ts';
import { sectorsIn, turnedBetween } from './layout.ts';
import { MapLegend } from './legend.tsx';
import styles from './map.module.css';
import { isCrowded, type MapMarks, NO_MARKS } from './marks.ts';
import { MarksDrawing, type MarksProps } from './marks-drawing.tsx';
import { offersBySpace } from './offers.ts';
import { ChargingBadges, OverlaySwitches, OverlaysDrawing, useOverlays } from './overlays.tsx';
import { usePlanetPictures } from './planet-pictures.ts';
import { Sky } from './sky.tsx';
import { type Space, spacesIn } from './spaces.ts';
import { Wheel } from './wheel.tsx';

/** Room for the badges of the outermost spaces. */
const MARGIN = 0.72;

const isListed = ({ planet, station, satellites }: Space): boolean =>
  planet !== undefined || station !== undefined || satellites.length > 0;

/** What touching a space does at the open question. */
function touchSpace(table: Table, hex: HexId): void {
  const { choice, question } = table;
  const place = placeAt(table);
  if (place?.touchSpace !== undefined) {
    place.touchSpace(table, hex);
    return;
  }
  const option = optionsOf(question).find(({ target }) => readTarget(target)?.hex === hex);
  if (option !== undefined) choice.follow(option.value);
}

/** The spaces as the map offers them: those that can be touched, and own structures that can be upgraded. */
function choosableIn(
  marks: MapMarks,
  spaces: readonly Space[],
  offers: ReadonlyMap<HexId, string>,
  /** While the Automa's turn is shown, what could be touched has no edge. */
  shows: boolean,
): Choosable[] {
  const { can = new Map(), upgradable = [], aim, federation } = marks;
  const inShape = new Set(federation === undefined ? [] : [...federation.pieces, ...federation.satellites]);
  const crowded = isCrowded(marks);
  return spaces.flatMap(({ hex, target }) => {
    const kind = can.get(hex);
    if (kind === undefined && !upgradable.includes(hex)) return [];
    const does = offers.get(hex);
    return [
      {
        target,
        chosen: !shows && (aim?.to === hex || inShape.has(hex)),
        look: shows
          ? 'bare'
          : federation?.faults.includes(hex)
            ? 'fault'
            : kind === undefined || (crowded && !(federation !== undefined && kind === 'near'))
              ? 'bare'
              : kind,
        ...(does === undefined ? {} : { does }),
      },
    ];
  });
}

/** One's own planets and stations, to begin with. */
const isOwn =
  (mine: Scene['mine']) =>
  ({ owner, guest, station }: Space): boolean =>
    mine !== undefined && (owner === mine || guest === mine || station === mine);

const TURN = 260;

/** A sector that lies differently than before turns there. */
function useTurning(map: RefObject<HTMLElement | null>, layout: string, spaces: readonly Space[]): void {
  const before = useRef(layout);
  useLayoutEffect(() => {
    const turned = turnedBetween(before.current, layout);
    before.current = layout;
    if (turned === undefined || document.documentElement.dataset.motion === 'reduced') return;
    const sector = sectorsIn(spaces).find(({ number }) => number === turned.sector);
    const things = map.current?.querySelector(`[data-sector="${turned.sector}"]`);
    if (sector === undefined || !things) return;
    const transformOrigin = `${sector.x}px ${sector.y}px`;
    things.animate(
      [
        { transformOrigin, transform: `rotate(${-60 * turned.sixths}deg)` },
        { transformOrigin, transform: 'none' },
      ],
      { duration: TURN, easing: 'ease-out' },
    );
  }, [map, layout, spaces]);
}

/** The view that is drawn: while sectors are turned, the one with the turn that is being looked at. */
const shownOf = ({ view, after }: Table): Table['view'] => (after.layout === view.layout ? view : after);

/** What the question marks, with what somebody wants to see besides. */
function marksAt(table: Table, reach: boolean): MapMarks {
  const place = placeAt(table);
  const marks = place?.marks?.(table) ?? NO_MARKS;
  if (!reach || marks.reach !== undefined || !isPlaying(table)) return marks;
  const { range, withBooster } = reachOf(table.view, table.mine);
  return {
    ...marks,
    reach: { range, ...(withBooster === undefined ? {} : { further: withBooster }) },
  };
}

/** Whether the viewer has a faction. */
const isPlaying = (table: Table): table is Table & { readonly mine: number } =>
  table.mine !== undefined && table.player !== undefined && table.player.faction !== null;

function homeOf(table: Table, marks: MapMarks): { readonly home: number; readonly ore: number } | undefined {
  const { player } = table;
  const level = player?.research[researchAreas.indexOf('terraforming')] ?? 0;
  const home =
    marks.home ?? (player === undefined || player.faction === null ? undefined : factionOf(player).homeIndex);
  return home === undefined ? undefined : { home, ore: orePerStep[level] ?? 0 };
}

/** What the question wants to be seen well, found out once for each question. */
function useHeldSpaces(table: Table, spaces: readonly Space[]): Held | undefined {
  const { question } = table;
  const [held, setHeld] = useState<Held>();
  const of = `${table.mine}/${question?.id}`;
  const holds = placeAt(table)?.holds;
  if (holds === undefined) return undefined;
  if (held?.of === of) return held;
  const next = { of, places: holds(table).flatMap((hex) => spaces[hex] ?? []) };
  setHeld(next);
  return next;
}

/** The sectors of a list that is a string, so that the same list is the same. */
const sectorsOf = (list: string): readonly number[] => (list === '' ? [] : list.split(',').map(Number));

export function GaiaMap() {
  const table = useTable();
  const words = useGaiaWords();
  const pointing = usePointingAt();
  const pointed = usePointing<Space>(String(table.question?.id));
  const map = useRef<HTMLElement>(null);
  const overlays = useOverlays();
  const { seats, mine, question, choice } = table;
  const view = shownOf(table);
  const board = view.layout === '' ? undefined : boardOf(view.layout);
  const all = useMemo(() => (board === undefined ? [] : spacesIn(view, board, seats)), [view, board, seats]);
  const showing = useShowing();
  const { turns, moment } = showing ?? {};
  const spaces = useMemo(
    () => (turns === undefined || moment === undefined ? all : spacesAt(all, turns, moment)),
    [all, turns, moment],
  );
  const groups = useMemo(() => (board === undefined ? [] : federationGroups(view, board)), [view, board]);
  useTurning(map, view.layout, spaces);
  const offered = marksAt(table, overlays.shown.has('reach'));
  const weighed = turns && moment && weighedAt(turns, moment);
  const marks: MapMarks = moment === undefined ? offered : weighed === undefined ? NO_MARKS : { weighed };
  const { sector: turned, later: toTurn = [] } = marks.turning ?? {};
  const later = toTurn.join();
  const frame = useMemo(() => frameOf(spaces, MARGIN), [spaces]);
  const letters = useMemo(
    () => <SectorNumbers frame={frame} spaces={spaces} turned={turned} later={sectorsOf(later)} />,
    [frame, spaces, turned, later],
  );
  const pictures = usePlanetPictures();
  const drawing = useMemo(
    () => (
      <MapDrawing
        spaces={spaces}
        groups={groups}
        seats={seats}
        pictures={pictures}
        later={sectorsOf(later)}
      />
    ),
    [spaces, groups, seats, pictures, later],
  );
  const offers = useMemo(() => offersBySpace(question, words), [question, words]);
  const first = useMemo(() => spaces.filter(isOwn(mine)), [spaces, mine]);
  const held = useHeldSpaces(table, spaces);
  if (board === undefined) return null;
  // What is new has been seen once somebody begins to choose.
  const isNews = choice.touched === undefined && !choice.ready && table.staged.length === 0;
  const wheel = homeOf(table, marks);
  const drawn: MarksProps = {
    frame,
    marks,
    spaces,
    board,
    seats,
    mine,
    distances:
      marks.reach === undefined || mine === undefined
        ? []
        : knownSpaces(table.view, mine).map(({ distance }) => distance),
    since: isNews ? sinceMarks(table.since) : [],
  };
  return (
    <section ref={map} className={styles.map}>
      <Sky />
      <HexMap
        title={say('web.gaia.map.title')}
        spaces={spaces}
        pointed={false}
        margin={MARGIN}
        drawing={drawing}
        letters={letters}
        marks={
          <>
            <OverlaysDrawing {...drawn} shown={overlays.shown} groups={groups} pointing={pointed} />
            <MarksDrawing {...drawn} />
          </>
        }
        over={
          <>
            {overlays.shown.has('charges') ? <ChargingBadges {...drawn} pointing={pointed} /> : null}
            <Badges {...drawn} />
          </>
        }
        isListed={isListed}
        choosable={choosableIn(offered, spaces, offers, moment !== undefined)}
        onChoose={(target) => {
          const hex = readTarget(target)?.hex;
          if (hex !== undefined) touchSpace(table, hex);
        }}
        onTouch={(space) => touchSpace(table, space.hex)}
        onPoint={(space) => {
          pointing.show(space?.target);
          pointed.show(space);
        }}
        first={first}
        held={held}
        wholeFirst={question?.name === 'setup.faction'}
        corners={
          <>
            {wheel === undefined ? null : <Wheel {...wheel} />}
            <MapLegend marks={marks} news={drawn.since.length > 0} charging={overlays.shown.has('charges')} />
            <OverlaySwitches {...overlays} />
          </>
        }
      />
    </section>
  );
}
