/** The panel at the lower right: the card in words, or the helper of the open question. */
import type { Design } from '@orrery/race-for-the-galaxy';
import { type ReactNode, useEffect, useRef } from 'react';
import { Banner, PowerList, Sum } from './detail.tsx';
import { Icon } from './marks.tsx';
import { optionsOn } from './reckon/options.ts';
import { designAt, nextPhase } from './reckon/player.ts';
import { isChosen, useTable } from './table.ts';
import { useWords } from './words.ts';

/** A card of the table in words, with its price where it can still be placed. */
export function CardInWords({ card }: { readonly card: number }) {
  const { player, phase, question } = useTable();
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
}

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

/** On a phone: something in words over the table; it closes by its button, Escape, or a tap outside. */
export function Sheet({
  name,
  close,
  children,
  act,
}: {
  readonly name: string;
  readonly close: () => void;
  readonly children: ReactNode;
  /** A second button besides the one that closes. */
  readonly act?: { readonly words: string; run(): void } | undefined;
}) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const shut = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className="rg rg-sheet" aria-label={name} onClose={close} closedby="any">
      <div className="rg-sheet-body">{children}</div>
      <div className="rg-sheet-buttons">
        <button type="button" className="rg-button" onClick={shut}>
          {t('web.race.sheet.close')}
        </button>
        {act !== undefined && (
          <button
            type="button"
            className="rg-button rg-filled"
            onClick={() => {
              act.run();
              shut();
            }}
          >
            {act.words}
          </button>
        )}
      </div>
    </dialog>
  );
}

/** A card in words, and the option that lies on it. */
export function CardSheet({ card, close }: { readonly card: number; readonly close: () => void }) {
  const { t, title } = useWords();
  const table = useTable();
  const options = optionsOn(table.question, card);
  const [option] = options;
  const name = title(designAt(card));
  const words = isChosen(table, options)
    ? t('web.race.sheet.putBack', { card: name })
    : t('web.race.sheet.choose', { card: name });
  return (
    <Sheet
      name={name}
      close={close}
      act={
        option === undefined || options.length > 1
          ? undefined
          : { words, run: () => table.choice.toggle(option.value) }
      }
    >
      <CardInWords card={card} />
    </Sheet>
  );
}

/** The button on a card that opens its sheet. */
export function SheetButton({ card }: { readonly card: number }) {
  const { t, title } = useWords();
  const { open } = useTable();
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
