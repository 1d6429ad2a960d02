/** The panel at the lower right: the card in words, or the helper of the open question. */
import type { Design } from '@orrery/race-for-the-galaxy';
import { memo } from 'react';
import { Sheet } from '../../parts/sheet.tsx';
import { Banner, PowerList, Sum } from './detail.tsx';
import { Icon } from './marks.tsx';
import { optionsOn } from './reckon/options.ts';
import { designAt, nextPhase } from './reckon/player.ts';
import { isChosen, useAsked, useScene, useTable } from './table.ts';
import { useWords } from './words.ts';

/** A card of the table in words, with its price where it can still be placed. */
export const CardInWords = memo(function CardInWords({ card }: { readonly card: number }) {
  const { player, phase, question } = useAsked();
  const design = designAt(card);
  const inHand = player !== undefined && (player.hand.includes(card) || player.drawn.includes(card));
  const placing = question?.name === 'develop.place' || question?.name === 'settle.place';
  return (
    <>
      <Banner design={design} />
      <div className="rg-detail-body">
        {inHand && (
          <Sum
            card={card}
            player={
              placing
                ? player
                : phase === undefined
                  ? { ...nextPhase(player), chosen: [] }
                  : nextPhase(player)
            }
            others={player.hand.includes(card) ? player.hand.length - 1 : player.hand.length}
          />
        )}
        <PowerList design={design} player={player} />
      </div>
    </>
  );
});

/** A design in words, for places without a table. */
export function DesignInWords({ design }: { readonly design: Design }) {
  return (
    <>
      <Banner design={design} />
      <div className="rg-detail-body">
        <PowerList design={design} />
      </div>
    </>
  );
}

/** A card in words, and the option that lies on it. */
export function CardSheet({ card, close }: { readonly card: number; readonly close: () => void }) {
  const { t, title } = useWords();
  const table = useTable();
  const options = optionsOn(table.question, card);
  const [option, another] = options;
  const name = title(designAt(card));
  return (
    <Sheet title={name} from="below" onClose={close}>
      <div className="rg">
        <CardInWords card={card} />
      </div>
      {option === undefined || another !== undefined ? null : (
        <div className="sheet-actions">
          <button
            type="button"
            className="button main"
            onClick={() => {
              table.choice.toggle(option.value);
              close();
            }}
          >
            {isChosen(table, options)
              ? t('web.race.sheet.putBack', { card: name })
              : t('web.race.sheet.choose', { card: name })}
          </button>
        </div>
      )}
    </Sheet>
  );
}

/** The button on a card that opens its sheet. */
export function SheetButton({ card }: { readonly card: number }) {
  const { t, title } = useWords();
  const { open } = useScene();
  return (
    <button
      type="button"
      className="rg-info"
      aria-label={t('web.race.sheet.open', { card: title(designAt(card)) })}
      onClick={() => open(card)}
    >
      <Icon name="info" size={22} />
    </button>
  );
}
