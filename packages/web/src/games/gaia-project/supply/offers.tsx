/** What can be taken: boosters when passing, federation tokens for federations. */
import { type BoosterId, boosterText, type TokenId, tokenText } from '@orrery/gaia-project';
import { supplyTokens } from '@orrery/gaia-project/advice';
import type { ReactNode } from 'react';
import { BoosterFace, TokenFace } from '../drawing/faces.tsx';
import { usePressing, useTokenPressing } from '../press.ts';
import { pressToken } from '../questions/federation/whole.ts';
import { type Thing, usePointingAt, useTable } from '../table.ts';
import { useGaiaWords } from '../words.ts';
import styles from './offers.module.css';
import { Part } from './part.tsx';

/** Something on offer: a button where the open question is about it. */
function Offer(props: {
  readonly thing: Thing;
  readonly name: string;
  readonly className: string | undefined;
  readonly pressing: ReturnType<typeof usePressing>;
  readonly children: ReactNode;
}) {
  const { thing, name, className, pressing, children } = props;
  const { press, state, chosen } = pressing;
  const pointing = usePointingAt();
  return (
    <li {...pointing.at(thing)}>
      {press === undefined ? (
        <span className={className}>
          {children}
          <span className="hidden">{name}</span>
        </span>
      ) : (
        <button
          type="button"
          className={className}
          data-state={state}
          aria-label={name}
          aria-pressed={chosen}
          onClick={press}
        >
          {children}
        </button>
      )}
    </li>
  );
}

/** Until something else is touched, a booster can be taken at once: that is passing. */
function useBoosterPressing(id: BoosterId): ReturnType<typeof usePressing> {
  const { touched } = useTable();
  const pressing = usePressing({ booster: id });
  const elsewhere = touched !== undefined && !('verb' in touched && touched.verb === 'pass');
  return elsewhere ? { options: [], state: undefined, chosen: false, press: undefined } : pressing;
}

function Booster({ id, small }: { readonly id: BoosterId; readonly small: boolean }) {
  const { format } = useGaiaWords();
  return (
    <Offer
      thing={{ booster: id }}
      name={format(boosterText(id))}
      className={styles.booster}
      pressing={useBoosterPressing(id)}
    >
      <BoosterFace id={id} stacked size={small ? 10 : 12} />
    </Offer>
  );
}

export function Boosters() {
  const { view, question } = useTable();
  const { t } = useGaiaWords();
  const { boosters, round } = view;
  // Beside the first three, boosters for every seat that has none yet lie out during setup.
  const many = boosters.length > 3;
  const note =
    question?.name === 'setup.booster'
      ? t('web.gaia.supply.choose')
      : many
        ? t('web.gaia.supply.lieOut', { n: boosters.length })
        : round === 6
          ? t('web.gaia.supply.lastRound')
          : t('web.gaia.supply.onPass');
  return (
    <Part title={t('web.gaia.supply.boosters')} note={note}>
      <ul className={styles.offers} data-many={many ? '' : undefined}>
        {boosters.map((id) => (
          <Booster key={id} id={id} small={many} />
        ))}
      </ul>
    </Part>
  );
}

/** While the shape of a federation is chosen, its token can be taken with it. */
function useSupplyPressing(id: TokenId): ReturnType<typeof usePressing> {
  const table = useTable();
  const pressing = useTokenPressing(id, 'supply');
  return table.question?.name === 'federation.form' ? pressToken(table, id) : pressing;
}

function FederationToken({ id, left }: { readonly id: TokenId; readonly left: number }) {
  const { t, format } = useGaiaWords();
  return (
    <Offer
      thing={{ token: id }}
      name={t('web.gaia.supply.token', { token: format(tokenText(id)), n: left })}
      className={styles.token}
      pressing={useSupplyPressing(id)}
    >
      <TokenFace id={id} size={12} />
      <small aria-hidden="true" data-none={left === 0 ? '' : undefined}>
        ×{left}
      </small>
    </Offer>
  );
}

export function FederationTokens() {
  const { view } = useTable();
  const { t } = useGaiaWords();
  return (
    <Part title={t('web.gaia.supply.tokens')} note={t('web.gaia.supply.left')}>
      <ul className={styles.offers}>
        {supplyTokens.map(({ id }, i) => (
          <FederationToken key={id} id={id} left={view.tokens[i] ?? 0} />
        ))}
      </ul>
    </Part>
  );
}
