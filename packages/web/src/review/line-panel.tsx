/** The bot's line in words, below the board on which it is played; each of its moves can be looked at again. */
import type { LoadedGame } from '@orrery/catalog';
import { useMemo } from 'react';
import { useAdviceWords } from '../advice/words.ts';
import type { SeatInfo } from '../board-kit/board.ts';
import { keyNames, useShortcuts } from '../board-kit/keys.ts';
import { Said } from '../parts/said.tsx';
import { SeatMark } from '../parts/seat.tsx';
import type { ShownMove } from '../sources/source.ts';
import { logLines } from '../table/log-lines.ts';
import type { LineMove } from './bots-line.ts';
import styles from './line-panel.module.css';
import type { PlayedLine } from './use-bots-line.ts';

interface LinePanelProps {
  readonly loaded: LoadedGame;
  readonly line: PlayedLine;
  /** What was told of the game itself, and after how many moves of it the line begins. */
  readonly log: readonly ShownMove[];
  readonly from: number;
  readonly seats: readonly SeatInfo[];
  readonly me: number;
  /** So many of its moves are on the board. */
  readonly shown: number;
  readonly onShow: (moves: number) => void;
  readonly onBack: () => void;
}

/** What a move was: one's own choice as it was made, of others what could be seen of it. */
function MoveWords({
  move,
  me,
  lines,
}: { readonly move: LineMove } & Pick<LinePanelProps, 'me'> & {
    readonly lines: ReturnType<typeof logLines>;
  }) {
  const { a, answer } = useAdviceWords();
  if (move.mover === me) return answer(move.question, move.answer);
  // With the last of several secret choices those of all others show, too.
  const line = lines.find(({ at, seat }) => at === move.told.at && seat === move.mover);
  return line === undefined ? a('web.review.lineHidden') : <Said of={line.text} />;
}

export function LinePanel(props: LinePanelProps) {
  const { loaded, line, log, from, seats, me, shown, onShow, onBack } = props;
  const { a } = useAdviceWords();
  const lines = useMemo(() => {
    const name = (seat: number): string => seats[seat]?.name ?? String(seat + 1);
    const before = log.filter(({ at }) => at <= from);
    return logLines([...before, ...line.moves.map(({ told }) => told)], loaded.logWriter, name);
  }, [log, from, line, loaded, seats]);
  useShortcuts({ [keyNames.escape]: onBack });
  const imagined = line.moves[shown - 1]?.imagined === true;
  return (
    <section className={styles.line} aria-label={a('web.review.lineTitle')}>
      <header>
        <h2>{a('web.review.lineTitle')}</h2>
        <button type="button" className="button small" onClick={onBack}>
          {a('web.review.lineBack')}
        </button>
      </header>
      <p role="status">
        {a(imagined ? 'web.review.lineImagined' : 'web.review.lineNote')}{' '}
        {line.goesOn ? a('web.review.lineGoesOn') : null}
      </p>
      <ol {...{ tabIndex: 0 }}>
        {line.moves.map((move, i) => {
          const seat = seats[move.mover];
          return (
            <li key={move.told.at}>
              <button
                type="button"
                className={styles.move}
                aria-current={i + 1 === shown ? 'step' : undefined}
                onClick={() => onShow(i + 1)}
              >
                <span className={styles.who}>
                  {seat === undefined ? null : <SeatMark mark={seat.mark} colour={seat.colour} size={12} />}
                  {seat?.name}
                </span>
                <MoveWords move={move} me={me} lines={lines} />
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
