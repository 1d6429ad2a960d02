/** What is printed on the board of a faction, and what this map has for it. */
import type { FactionId } from '@orrery/gaia-project';
import {
  factionLines,
  factionRow,
  type Gains,
  type Holdings,
  type PlanetGroup,
  planetsFor,
  research,
} from '@orrery/gaia-project/advice';
import type { Message } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { amountsIn } from '../../amounts.ts';
import { bowlsText, MiniBowls } from '../../drawing/bowls.tsx';
import { Amounts, Mark, Planet } from '../../drawing/mark.tsx';
import { useScene } from '../../table.ts';
import theme from '../../theme.module.css';
import { type Key, useGaiaWords } from '../../words.ts';
import { homeOf } from './faction-list.tsx';
import styles from './faction-sheet.module.css';

/** For a space of a row that adds nothing. */
const NOTHING = '–';

/** What a faction begins with, as its board shows it. */
export function startOf(faction: FactionId): Holdings {
  const { start, bowls, brainstone } = factionRow(faction);
  return {
    ...start,
    vp: 0,
    one: bowls[0] + (brainstone ? 1 : 0),
    two: bowls[1],
    three: 0,
    gaia: 0,
    stone: brainstone ? 1 : 0,
    gaiaformers: 0,
    formersInGaia: 0,
  };
}

/** Amounts as marks for the eye, and as words for a screen reader. */
function Said({ of, size = 13 }: { readonly of: object; readonly size?: number }) {
  const { amounts } = useGaiaWords();
  return (
    <>
      <span className="hidden">{amounts(of)}</span>
      {amountsIn(of).length === 0 ? (
        <span aria-hidden="true">{NOTHING}</span>
      ) : (
        <Amounts of={of} size={size} />
      )}
    </>
  );
}

function Start({ faction }: { readonly faction: FactionId }) {
  const { start } = factionRow(faction);
  return (
    <div className={styles.start}>
      {(['credits', 'ore', 'knowledge', 'qic'] as const).map((what) => (
        <div key={what}>
          {start[what] === 0 ? (
            <>
              0<Mark name={what} size={15} />
            </>
          ) : (
            <Said of={{ [what]: start[what] }} size={15} />
          )}
        </div>
      ))}
    </div>
  );
}

/** The first level of research that a board gives, with what it brings at once, and the income before any building. */
function Beginnings({ faction }: { readonly faction: FactionId }) {
  const { t, area } = useGaiaWords();
  const { research: first, income } = factionRow(faction);
  return (
    <dl className={styles.beginnings}>
      <div>
        <dt>{t('web.gaia.setup.sheet.research')}</dt>
        <dd>
          {first === undefined ? (
            t('web.gaia.setup.sheet.noLevel')
          ) : (
            <>
              {t('web.gaia.setup.sheet.level', { area: area(first) })}{' '}
              <Amounts of={research[first][1]?.now ?? {}} signed size={13} />
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('web.gaia.setup.sheet.income')}</dt>
        <dd>
          <Said of={income} />
        </dd>
      </div>
    </dl>
  );
}

function Lines({ name, lines }: { readonly name: Key; readonly lines: readonly Message[] }) {
  const { t, format } = useGaiaWords();
  return (
    <>
      <dt>{t(name)}</dt>
      <dd>{lines.length === 0 ? NOTHING : lines.map((line) => <p key={format(line)}>{format(line)}</p>)}</dd>
    </>
  );
}

function Cells({ name, of }: { readonly name: Key; readonly of: readonly ReactNode[] }) {
  const { t } = useGaiaWords();
  const cells = of.map((inside, i) => ({ key: `space ${i + 1}`, inside }));
  return (
    <>
      <dt>{t(name)}</dt>
      <dd className={styles.cells}>
        {cells.map(({ key, inside }) => (
          <span key={key}>{inside}</span>
        ))}
      </dd>
    </>
  );
}

const gained = (gains: Gains): ReactNode => <Said of={gains} size={11} />;

/** What each emptied space of a row adds to the income. */
function Rows({ faction }: { readonly faction: FactionId }) {
  const { rows, academyAction } = factionRow(faction);
  const special = (
    <>
      <Mark name="special" size={11} />
      {gained(academyAction)}
    </>
  );
  return (
    <dl className={styles.rows}>
      <Cells name="web.gaia.setup.sheet.mines" of={rows.mines.map(gained)} />
      <Cells name="web.gaia.setup.sheet.stations" of={rows.tradingStations.map(gained)} />
      <Cells name="web.gaia.setup.sheet.labs" of={rows.researchLabs.map(gained)} />
      <Cells name="web.gaia.setup.sheet.institute" of={[gained(rows.institute)]} />
      <Cells name="web.gaia.setup.sheet.academies" of={[gained(rows.academy), special]} />
    </dl>
  );
}

function GroupOfPlanets({ group }: { readonly group: PlanetGroup }) {
  const { t, planet } = useGaiaWords();
  return (
    <li>
      <span className={styles.types}>
        {group.planets.map(({ type, count }) => (
          <span key={type}>
            <Planet type={type} size={22} />
            <span className="hidden">{planet(type)}</span> {count}
          </span>
        ))}
      </span>
      <small>
        {group.ore === undefined
          ? t('web.gaia.setup.sheet.others')
          : t('web.gaia.setup.sheet.ore', { ore: group.ore })}
      </small>
    </li>
  );
}

function SeenFromHome({ faction }: { readonly faction: FactionId }) {
  const { view } = useScene();
  const { t, planet } = useGaiaWords();
  const key = view.layout === '' ? 'web.gaia.setup.sheet.sectors' : 'web.gaia.setup.sheet.map';
  return (
    <div className={styles.seen}>
      <h4>
        {t(key, { home: planet(homeOf(faction)) })}
        <small>{t('web.gaia.setup.sheet.perMine')}</small>
      </h4>
      <ul>
        {planetsFor(view, faction).map((group) => (
          <GroupOfPlanets key={group.ore ?? 'others'} group={group} />
        ))}
      </ul>
    </div>
  );
}

/** `narrow`: beside another sheet. */
export function FactionSheet(props: { readonly faction: FactionId; readonly narrow?: boolean }) {
  const words = useGaiaWords();
  const { view } = useScene();
  const { faction, narrow = false } = props;
  const { ability, institute } = factionLines(faction);
  const holdings = startOf(faction);
  const planets = planetsFor(view, faction)[0]?.planets[0]?.count ?? 0;
  const home = homeOf(faction);
  return (
    <section
      {...{ tabIndex: 0 }}
      className={`${theme.panel} ${styles.sheet}`}
      data-narrow={narrow ? '' : undefined}
      aria-label={words.faction(faction)}
    >
      <header className={styles.head}>
        <Planet type={home} size={narrow ? 30 : 46} />
        <div>
          <h3>{words.faction(faction)}</h3>
          <p>
            {words.t(view.layout === '' ? 'web.gaia.setup.sheet.homeToCome' : 'web.gaia.setup.sheet.home', {
              home: words.planet(home),
              planets,
            })}
          </p>
        </div>
      </header>
      <Start faction={faction} />
      <div className={styles.power}>
        <MiniBowls of={holdings} size={narrow ? 30 : 40} />
        <span className="hidden">{bowlsText(words, holdings)}</span>
        <Beginnings faction={faction} />
      </div>
      <dl className={styles.lines}>
        <Lines name="web.gaia.setup.sheet.always" lines={ability} />
        <Lines name="web.gaia.setup.sheet.withInstitute" lines={institute} />
      </dl>
      <Rows faction={faction} />
      {narrow ? null : <SeenFromHome faction={faction} />}
    </section>
  );
}
