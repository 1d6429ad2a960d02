/** A card in words: in the docked panel, as a sheet, and where there is no table. */
import type { Design } from '@orrery/race-for-the-galaxy';
import { designAt, nextPhase } from '@orrery/race-for-the-galaxy/advice';
import { memo } from 'react';
import { ThingSheet, ThingSheetButton } from '../../board-kit/thing-sheet.tsx';
import styles from './card-in-words.module.css';
import detail from './detail.module.css';
import { Banner, PowerList, Sum } from './detail.tsx';
import { Icon } from './marks.tsx';
import { optionsOn } from './options-on.ts';
import { useAsked, useScene, useTable } from './table.ts';
import theme from './theme.module.css';
import { useRaceWords } from './words.ts';

/** A card of the table in words, with its price where it can still be placed. */
export const CardInWords = memo(function CardInWords({ card }: { readonly card: number }) {
  const { player, phase, question } = useAsked();
  const design = designAt(card);
  const inHand = player !== undefined && (player.hand.includes(card) || player.drawn.includes(card));
  const placing = question?.name === 'develop.place' || question?.name === 'settle.place';
  return (
    <>
      <Banner design={design} />
      <div className={detail.body}>
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
      <div className={detail.body}>
        <PowerList design={design} />
      </div>
    </>
  );
}

/** A card in words, and the option that lies on it. */
export function CardSheet({ card, close }: { readonly card: number; readonly close: () => void }) {
  const { title } = useRaceWords();
  const { question, choice } = useTable();
  return (
    <ThingSheet
      name={title(designAt(card))}
      options={optionsOn(question, card)}
      choice={choice}
      onClose={close}
    >
      <div className={theme.race}>
        <CardInWords card={card} />
      </div>
    </ThingSheet>
  );
}

/** The button on a card that opens its sheet. */
export function SheetButton({ card }: { readonly card: number }) {
  const { title } = useRaceWords();
  const { open } = useScene();
  return (
    <ThingSheetButton name={title(designAt(card))} className={styles.info} onOpen={() => open(card)}>
      <Icon name="info" size={22} />
    </ThingSheetButton>
  );
}
