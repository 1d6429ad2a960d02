/** On a phone: a card of the tableau in full, with what lies on it and its ways as buttons. */
import type { CardInPlay } from '@orrery/terraforming-mars/advice';
import { Sheet } from '../../../parts/sheet.tsx';
import { CardDetail } from '../cards/card-detail.tsx';
import { useMarsWords } from '../words.ts';
import { CardState } from './card-state.tsx';

export function CardSheet(props: { readonly card: CardInPlay; readonly onClose: () => void }) {
  const { card, onClose } = props;
  const { t } = useMarsWords();
  return (
    <Sheet title={t('web.mars.dock.card')} from="below" onClose={onClose}>
      <CardDetail card={card.card} />
      <CardState card={card} size={20} onPress={onClose} />
    </Sheet>
  );
}
