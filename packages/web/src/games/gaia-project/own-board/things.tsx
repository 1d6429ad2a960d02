/** Tech tiles, the booster, special actions and federation tokens. Those that the question offers are buttons. */
import {
  boosterText,
  type GaiaTarget,
  specialText,
  type TileId,
  tileText,
  tokenText,
} from '@orrery/gaia-project';
import {
  abilitiesOf,
  type FactionSpecial,
  factionOf,
  structureIds,
  tileRow,
} from '@orrery/gaia-project/advice';
import type { ReactNode } from 'react';
import { BoosterFace, TileFace, TokenFace } from '../drawing/faces.tsx';
import { Amounts, Mark } from '../drawing/mark.tsx';
import type { MarkName } from '../drawing/mark-symbols.tsx';
import { type Pressing, usePressing, useTokenPressing } from '../press.ts';
import { type Thing, usePointingAt } from '../table.ts';
import { useGaiaWords } from '../words.ts';
import styles from './own-board.module.css';
import { type Ownership, type OwnToken, ownTokens } from './ownership.ts';

interface ThingProps {
  /** What the option that takes it points at; for a thing that nothing takes, what it is called. */
  readonly target: GaiaTarget;
  /** Where the same thing lies elsewhere too, and not every question about it means this one. */
  readonly pressing?: Pressing;
  readonly about: Thing;
  readonly name: string;
  readonly kind: 'tile' | 'booster' | 'special' | 'token' | 'green-token';
  readonly used?: boolean;
  readonly covered?: boolean;
  readonly children: ReactNode;
}

function OwnThing({ target, about, name, kind, used = false, covered = false, ...props }: ThingProps) {
  const { children } = props;
  const { t } = useGaiaWords();
  const usual = usePressing(target);
  const { state, chosen, press } = props.pressing ?? usual;
  const pointing = usePointingAt().at(about);
  const label = used
    ? t('web.gaia.own.used', { name })
    : covered
      ? t('web.gaia.own.covered', { name })
      : name;
  const shared = {
    className: styles.thing,
    'data-kind': kind,
    'data-state': state,
    'data-used': used ? '' : undefined,
    'data-covered': covered ? '' : undefined,
    ...pointing,
  };
  return (
    <li>
      {press === undefined ? (
        <span {...shared}>
          <span className="hidden">{label}</span>
          {children}
        </span>
      ) : (
        <button type="button" {...shared} aria-label={label} aria-pressed={chosen} onClick={press}>
          {children}
        </button>
      )}
    </li>
  );
}

const specialMarks: Readonly<Record<FactionSpecial, readonly MarkName[]>> = {
  'swap-institute': ['planetary-institute', 'mine'],
  'space-station': ['station'],
  'downgrade-lab': ['research-lab', 'trading-station'],
  'advance-lowest': ['science', 'upgrade'],
};

function Tile({ id, owner: { now } }: { readonly id: TileId; readonly owner: Ownership }) {
  const { format } = useGaiaWords();
  const covered = now.covered.some((each) => each === id);
  const special = tileRow(id).action !== undefined && !covered;
  const cover = usePressing({ tile: id });
  return (
    <OwnThing
      kind="tile"
      target={cover.press === undefined && special ? { special: id } : { tile: id }}
      about={{ tile: id }}
      name={format(tileText(id))}
      used={now.used.includes(id)}
      covered={covered}
    >
      <TileFace id={id} size={12} covered={covered} />
    </OwnThing>
  );
}

const ACADEMY = structureIds.indexOf('academy-action');

/** The special action of the second academy. */
function AcademySpecial({ now }: Ownership) {
  const { format } = useGaiaWords();
  const { academyAction } = factionOf(now);
  return (
    <OwnThing
      kind="special"
      target={{ special: 'academy' }}
      about={{ special: 'academy' }}
      name={format(specialText('academy'))}
      used={now.used.includes('academy')}
    >
      <span className={styles.special} aria-hidden="true">
        <Mark name="special" size={12} />
        <Mark name="academy" size={13} />
        <Amounts of={academyAction} size={12} />
      </span>
    </OwnThing>
  );
}

function Token({ id, green }: OwnToken) {
  const { t, format } = useGaiaWords();
  const token = format(tokenText(id));
  return (
    <OwnThing
      kind={green ? 'green-token' : 'token'}
      target={{ token: id }}
      pressing={useTokenPressing(id, 'own')}
      about={{ token: id }}
      name={t(green ? 'web.gaia.own.greenToken' : 'web.gaia.own.greyToken', { token })}
    >
      <TokenFace id={id} size={12} />
    </OwnThing>
  );
}

/** A faction's own special action. */
function OwnSpecial({ now }: Ownership) {
  const { format } = useGaiaWords();
  const { special } = abilitiesOf(now);
  return special === undefined ? null : (
    <OwnThing
      kind="special"
      target={{ special }}
      about={{ special }}
      name={format(specialText(special))}
      used={now.used.includes(special)}
    >
      <span className={styles.special} aria-hidden="true">
        <Mark name="special" size={12} />
        {specialMarks[special].map((mark) => (
          <Mark key={mark} name={mark} size={13} />
        ))}
      </span>
    </OwnThing>
  );
}

function Booster({ now }: Ownership) {
  const { format } = useGaiaWords();
  const { booster } = now;
  return booster === null ? null : (
    <OwnThing
      kind="booster"
      target={{ special: booster }}
      about={{ booster }}
      name={format(boosterText(booster))}
      used={now.used.includes(booster)}
    >
      <BoosterFace id={booster} size={12} />
    </OwnThing>
  );
}

export function Things(owner: Ownership) {
  const { t } = useGaiaWords();
  const { now } = owner;
  return (
    <section className={styles.things} aria-label={t('web.gaia.own.things')}>
      <p>{t('web.gaia.own.things')}</p>
      {/* Many tiles scroll, so the keyboard must get there. */}
      <ul {...{ tabIndex: 0 }}>
        <Booster {...owner} />
        <OwnSpecial {...owner} />
        {(now.counts[ACADEMY] ?? 0) > 0 ? <AcademySpecial {...owner} /> : null}
        {[...now.advanced, ...now.standard].map((id) => (
          <Tile key={id} id={id} owner={owner} />
        ))}
        {ownTokens(now).map((token) => (
          <Token {...token} key={token.key} />
        ))}
      </ul>
    </section>
  );
}
