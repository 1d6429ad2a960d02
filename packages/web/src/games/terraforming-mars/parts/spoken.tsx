/** What a row of small marks and numbers says, for whoever hears it. */
import type { SeatInfo } from '../../../board-kit/board.ts';
import { useMarsWords } from '../words.ts';

/** "Kasia 5, Rui 4". */
export function SeatFacts(props: {
  readonly facts: readonly { readonly seat: SeatInfo; readonly fact: string }[];
}) {
  const { t } = useMarsWords();
  const said = props.facts.map(({ seat, fact }) => `${seat.me ? t('web.mars.you') : seat.name} ${fact}`);
  return <span className="hidden">{said.join(', ')}</span>;
}
