/** Plants into greenery, heat into temperature: what lies on the line of the resource while it can be done. */
import type { Resource } from '@orrery/terraforming-mars';
import { optionFor } from '../../../board-kit/finding.ts';
import { Icon } from '../drawing/icon.tsx';
import { type Pressing, pressing } from '../press.ts';
import { useTable } from '../table.ts';
import { useMarsWords } from '../words.ts';
import styles from './own-board.module.css';

interface Converting extends Pressing {
  readonly into: 'greenery' | 'temperature';
  readonly costs: number;
  /** The option in words; it says where nothing would come of it. */
  readonly text: string;
}

const conversions: Readonly<Partial<Record<Resource, Converting['into']>>> = {
  plants: 'greenery',
  heat: 'temperature',
};

/** Undefined where the question does not offer it. */
export function useConversion(resource: Resource): Converting | undefined {
  const { format } = useMarsWords();
  const table = useTable();
  const into = conversions[resource];
  const option = into === undefined ? undefined : optionFor(table, { do: resource });
  if (into === undefined || option === undefined) return undefined;
  const costs = option.cost?.[resource] ?? 0;
  return { ...pressing(table, option), into, costs, text: format(option.text) };
}

export function Conversion({ state, chosen, press, into, costs, text }: Converting) {
  return (
    <button
      type="button"
      className={styles.convert}
      data-state={state}
      aria-pressed={chosen}
      aria-label={text}
      onClick={press}
    >
      {costs}
      <Icon name="arrow" size={12} />
      <Icon name={into} size={16} />
    </button>
  );
}
