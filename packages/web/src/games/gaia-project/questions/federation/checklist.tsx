/** What a federation must be, line by line, and whether the shape in hand is it. */
import { spaceText } from '@orrery/gaia-project';
import {
  abilitiesOf,
  type DrawnFederation,
  type FederationCondition,
  type FederationVerdict,
} from '@orrery/gaia-project/advice';
import { Mark } from '../../drawing/mark.tsx';
import { type Table, useTable } from '../../table.ts';
import { useGaiaWords, type Words } from '../../words.ts';
import styles from './federation.module.css';
import { picksOf, shapeAt } from './shapes.ts';

interface Line {
  readonly text: string;
  /** The number beside it. */
  readonly number: string;
}

function leanLine({ t, format }: Words, { view }: Table, shape: DrawnFederation): Line {
  const { leaner, planets, satellites, value } = shape;
  if (leaner === undefined) return { text: t('web.gaia.federation.check.lean'), number: '' };
  const without = planets.filter((hex) => !leaner.planets.includes(hex));
  const [first] = without;
  if (first === undefined)
    return {
      text: t('web.gaia.federation.check.fewer'),
      number: `${satellites.length} → ${leaner.satellites.length}`,
    };
  return {
    text: t('web.gaia.federation.check.without', {
      space: format(spaceText(view, first)),
      more: without.length - 1,
      value: leaner.value,
    }),
    number: `${value} → ${leaner.value}`,
  };
}

function lineOf(words: Words, table: Table, shape: DrawnFederation, condition: FederationCondition): Line {
  const { t } = words;
  const { value, need, planets, satellites, left } = shape;
  const have = left + satellites.length;
  const withQic = table.player !== undefined && abilitiesOf(table.player).satelliteCost === 'qic';
  switch (condition) {
    case 'value':
      return { text: t('web.gaia.federation.check.value', { need }), number: String(value) };
    case 'together':
      return { text: t('web.gaia.federation.check.together'), number: '' };
    case 'neighbours':
      return { text: t('web.gaia.federation.check.neighbours'), number: String(planets.length) };
    case 'price':
      return {
        text: t(`web.gaia.federation.check.${withQic ? 'qic' : 'tokens'}`, { have }),
        number: String(satellites.length),
      };
    case 'lean':
      return leanLine(words, table, shape);
  }
}

const verdictOf = ({ t }: Words, { met }: FederationVerdict): string =>
  met === undefined
    ? t('web.gaia.federation.check.open')
    : t(met ? 'web.gaia.federation.check.met' : 'web.gaia.federation.check.failed');

export function Checklist() {
  const table = useTable();
  const words = useGaiaWords();
  const { view, mine } = table;
  if (mine === undefined) return null;
  const shape = shapeAt(view, mine, picksOf(table));
  return (
    <ul className={styles.checklist} aria-label={words.t('web.gaia.federation.check')}>
      {shape.verdicts.map((verdict) => {
        const { condition, met } = verdict;
        const { text, number } = lineOf(words, table, shape, condition);
        return (
          <li key={condition} data-met={met === undefined ? 'open' : String(met)}>
            {met === undefined ? <span /> : <Mark name={met ? 'check' : 'cross'} size={14} />}
            <span>
              <span className="hidden">{verdictOf(words, verdict)} </span>
              {text}
            </span>
            <b>{number}</b>
          </li>
        );
      })}
    </ul>
  );
}
