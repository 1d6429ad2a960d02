/** The name of a card where it is read; in italics where it is English on a screen in another language. */
import { type Design, titleText } from '@orrery/race-for-the-galaxy';
import { CardName } from '../../parts/said.tsx';
import { useRaceWords } from './words.ts';

export function CardTitle({ design }: { readonly design: Design }) {
  const { title } = useRaceWords();
  return <CardName name={titleText(design)} text={title(design)} />;
}
