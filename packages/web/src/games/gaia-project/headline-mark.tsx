/** What this round scores, beside the headline. */
import { roundTileText } from '@orrery/gaia-project';
import { isGaiaView } from '@orrery/gaia-project/advice';
import type { CoreView, Message } from '@orrery/kernel';
import { RoundTileFace } from './drawing/faces.tsx';
import { Symbols } from './drawing/symbols.tsx';
import styles from './headline-mark.module.css';
import theme from './theme.module.css';

export function HeadlineMark(props: {
  readonly view: object & CoreView;
  readonly format: (message: Message) => string;
}) {
  const { view, format } = props;
  const tile = isGaiaView(view) ? view.roundTiles[view.round - 1] : undefined;
  if (tile === undefined) return null;
  const words = format(roundTileText(tile));
  return (
    <span className={`${theme.gaia} ${styles.mark}`} title={words}>
      <Symbols />
      <RoundTileFace id={tile} size={14} />
      <span className="hidden">{words}</span>
    </span>
  );
}
