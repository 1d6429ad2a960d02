/** The powers in their order; each can be moved, or started at once. */
import type { Option } from '@orrery/kernel';
import { type ConsumePower, type Player, powerText, readTarget } from '@orrery/race-for-the-galaxy';
import { bestPlan, designAt, isDoubled, type PowerRef } from '@orrery/race-for-the-galaxy/advice';
import { optionsOf } from '../../../board-kit/choice.ts';
import { OrderButtons } from '../../../parts/order-buttons.tsx';
import { Icon } from '../marks.tsx';
import { PowerGlyph } from '../powers.tsx';
import { useTable } from '../table.ts';
import { useRaceWords } from '../words.ts';
import { Gains, Row, Token } from './row.tsx';

const powerAt = ({ card, index }: PowerRef): ConsumePower | undefined =>
  designAt(card).powers.consume?.[index];

interface Entry {
  readonly option: Option;
  readonly ref: PowerRef;
  /** Its place in the order, from 0; negative where it is not part of it. */
  readonly at: number;
}

/** The powers of the order first, then those that may be left out. */
export function PowerRows({ player }: { readonly player: Player }) {
  const { question, consuming } = useTable();
  const plan = consuming?.plan ?? bestPlan(player, isDoubled(player));
  const order = plan.steps;
  const entries = optionsOf(question).flatMap((option): Entry[] => {
    const ref = readTarget(option.target)?.power;
    if (ref === undefined) return [];
    const at = order.findIndex(({ card, index }) => card === ref.card && index === ref.index);
    return [{ option, ref, at }];
  });
  const last = order.length;
  return [...entries]
    .sort((a, b) => (a.at < 0 ? last : a.at) - (b.at < 0 ? last : b.at))
    .map((entry) => {
      const planned = order[entry.at];
      return (
        <PowerRow
          key={`${entry.ref.card}:${entry.ref.index}`}
          {...entry}
          last={entry.at === last - 1}
          worlds={planned?.worlds ?? []}
          gains={planned === undefined ? undefined : { vp: planned.vp, cards: planned.cards }}
        />
      );
    });
}

function PowerRow(
  props: Entry & {
    readonly last: boolean;
    readonly worlds: readonly number[];
    readonly gains: { readonly vp: number; readonly cards: number } | undefined;
  },
) {
  const { option, ref, at, last, worlds, gains } = props;
  const { consuming } = useTable();
  const { title, format, t } = useRaceWords();
  const power = powerAt(ref);
  const design = designAt(ref.card);
  const name = title(design);
  return (
    <Row
      option={option}
      card={ref.card}
      place={at < 0 ? '·' : at + 1}
      design={design}
      title={name}
      words={power === undefined ? '' : format(powerText('consume', power))}
      proposed={at === 0}
      takes={
        at < 0
          ? power !== undefined && <PowerGlyph design={design} power={power} />
          : worlds.map((world) => <Token key={world} card={world} />)
      }
      gives={gains !== undefined && <Gains {...gains} />}
      note={<Note power={power} planned={at >= 0} />}
    >
      {at >= 0 && consuming !== undefined && (
        <OrderButtons
          earlier={t('web.race.consume.earlier', { card: name })}
          later={t('web.race.consume.later', { card: name })}
          first={at === 0}
          last={last}
          onMove={(by) => consuming.move(ref, by)}
        />
      )}
    </Row>
  );
}

/** Whether a power must be used; one that takes goods may find none left. */
function Note({ power, planned }: { readonly power: ConsumePower | undefined; readonly planned: boolean }) {
  const { t } = useRaceWords();
  if (power?.do === 'discardFromHand') return t('web.race.consume.optional');
  if (!planned && power?.do !== 'gamble') return t('web.race.consume.leftOut');
  return (
    <>
      <Icon name="lock" size={12} />
      {t('web.race.consume.must')}
    </>
  );
}
