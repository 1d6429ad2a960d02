/** The faces of bots: one for each level, the same wherever the bot is shown. Decoration only: its name stands beside it. */
import { isLevel, type Level } from '@orrery/bots/text';
import styles from './bot-face.module.css';

interface Drawing {
  /** Eyes and mouth, on a field of 24: all that is drawn where there is little room. */
  readonly face: string;
  /** What grows out of the head. */
  readonly crest: string;
}

/** Wide-eyed, at ease, with a steady look, behind a visor with a crown. */
const drawings: Readonly<Record<Level, Drawing>> = {
  newcomer: {
    face: 'M8 12.100a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0M13 12.100a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0M11.200 16.300h1.600',
    crest: 'M12 8C12 5.500 13.200 4.600 15.200 4.600',
  },
  casual: {
    face: 'M8.600 11.900h1.500M13.900 11.900h1.500M8.800 14.800c1.500 1.900 4.900 1.900 6.400 0',
    crest: 'M12 8V5.600M12 3.600v.1',
  },
  strong: {
    face: 'M8.200 10.900l2.200 1.100M15.800 10.900l-2.200 1.100M9.400 15.600h5.200',
    crest: 'M8.800 8L7.400 4.400M15.200 8l1.400-3.600',
  },
  master: {
    face: 'M8 10.700h8v2.600H8ZM10.300 12h.1M13.600 12h.1M9.600 16h4.800',
    crest: 'M7.500 8L6.800 3.900l3 2L12 3l2.200 2.900 3-2L16.500 8',
  },
};

/** Bots that were offered before there were levels look like those that play as they do. */
const former: Readonly<Record<string, Level>> = { random: 'newcomer', greedy: 'strong', learned: 'master' };

const drawingOf = (bot: string): Drawing =>
  drawings[isLevel(bot) ? bot : ((Object.hasOwn(former, bot) ? former[bot] : undefined) ?? 'casual')];

/** Eyes and mouth of a bot, to be drawn into something of 24 by 24. */
export const faceOf = (bot: string): string => drawingOf(bot).face;

/** A bot's head in a dashed square: people have round marks. */
export function BotFace({ bot, size = 28 }: { readonly bot: string; readonly size?: number }) {
  const { face, crest } = drawingOf(bot);
  return (
    <svg className={styles.face} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={`M6.500 8h11a1.500 1.500 0 0 1 1.500 1.500v8a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 5 17.500v-8A1.500 1.500 0 0 1 6.500 8ZM3.200 12v3.200M20.800 12v3.200${crest}${face}`}
      />
    </svg>
  );
}
