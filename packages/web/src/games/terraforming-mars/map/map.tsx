/** The map: the planet with its rim, what can be touched, and what would come of it. */
import { useId, useMemo } from 'react';
import { optionsOf } from '../../../board-kit/choice.ts';
import { HexMap } from '../../../board-kit/hex-map/hex-map.tsx';
import type { Choosable } from '../../../board-kit/hex-map/targets.tsx';
import { usePointing } from '../../../board-kit/pointing.ts';
import { pressing } from '../press.ts';
import { places } from '../questions/index.ts';
import { optionsAt, type Table, usePointingAt, useScene, useTable } from '../table.ts';
import { say, useMarsWords, type Words } from '../words.ts';
import { Callout } from './callout.tsx';
import { Corners } from './corners.tsx';
import { MarsDrawing } from './drawing.tsx';
import { frames, margins } from './layout.ts';
import { MapLetters, MarkLetters } from './letters.tsx';
import styles from './map.module.css';
import { type MapMarks, NO_MARKS } from './marks.ts';
import { MarksDrawing } from './marks-drawing.tsx';
import { Sky } from './sky.tsx';
import { type AreaSpace, spacesIn } from './spaces.ts';

/** Pixels to a unit up to which the planet grows with its frame. */
const CALM = 78;

const isListed = (): boolean => true;

/** What the question marks; where it says nothing, the areas that its options point at. */
function marksAt(table: Table): MapMarks {
  const { question } = table;
  const place = question === undefined ? undefined : places[question.name];
  return place?.marks?.(table) ?? NO_MARKS;
}

/** The areas that the question offers, as buttons. */
const choosableIn = (
  table: Table,
  words: Words,
  spaces: readonly AreaSpace[],
  marks: MapMarks,
): Choosable[] =>
  optionsOf(table.question).length === 0
    ? []
    : spaces.flatMap(({ id, target }) => {
        const [option] = optionsAt(table, target);
        if (option === undefined) return [];
        const does = marks.does?.(id, words);
        return [
          {
            target,
            chosen: pressing(table, option).chosen,
            look: marks.open?.has(id) === true ? 'bare' : 'space',
            ...(does === undefined ? {} : { does }),
          },
        ];
      });

export function Mars() {
  const table = useTable();
  const words = useMarsWords();
  const pointing = usePointingAt();
  const id = useId();
  const pointed = usePointing<AreaSpace>(String(table.question?.id));
  const { view, seats, phone } = useScene();
  const spaces = useMemo(() => spacesIn(view, seats), [view, seats]);
  const drawing = useMemo(
    () => <MarsDrawing id={id} view={view} spaces={spaces} seats={seats} narrow={phone} />,
    [id, view, spaces, seats, phone],
  );
  const frame = phone ? frames.narrow : frames.wide;
  const marks = marksAt(table);
  const choosable = choosableIn(table, words, spaces, marks);
  const press = (area: string): void => {
    const [option] = optionsAt(table, { area });
    pressing(table, option).press?.();
  };
  return (
    <section className={styles.map} data-narrow={phone ? '' : undefined}>
      <Sky />
      <div className={styles.glow} data-narrow={phone ? '' : undefined} />
      <HexMap
        // A phone begins large where there is something to hit, and with the whole planet where there is not.
        key={phone && choosable.length > 0 ? 'large' : 'whole'}
        title={say('web.mars.map.title')}
        spaces={spaces}
        pointed
        margin={phone ? margins.narrow : margins.wide}
        calm={CALM}
        wholeFirst={choosable.length === 0}
        drawing={drawing}
        marks={<MarksDrawing id={id} marks={marks} spaces={spaces} pointing={pointed} />}
        over={
          <>
            <MapLetters frame={frame} view={view} spaces={spaces} seats={seats} narrow={phone} />
            <MarkLetters frame={frame} marks={marks} spaces={spaces} />
            {phone ? null : <Callout marks={marks} spaces={spaces} pointing={pointed} />}
          </>
        }
        isListed={isListed}
        choosable={choosable}
        onChoose={(target) => {
          const space = spaces.find((each) => each.target === target);
          if (space !== undefined) press(space.id);
        }}
        onPoint={(space) => {
          pointing.show(space?.target);
          pointed.show(space);
        }}
        corners={<Corners />}
      />
    </section>
  );
}
