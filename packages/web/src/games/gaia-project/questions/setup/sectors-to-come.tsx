/** Before the map is laid: the sectors that will be used, and who lays them how. */
import { mapToCome, sectorTiles } from '@orrery/gaia-project/advice';
import { seatAt, useScene } from '../../table.ts';
import theme from '../../theme.module.css';
import { useGaiaWords } from '../../words.ts';
import { SectorDrawing } from './sector-tile.tsx';
import styles from './setup.module.css';

/** What the drawings show need not be told again. */
const drawn: ReadonlySet<string> = new Set(['gaia.table.mapSectors', 'gaia.table.mapOutlined']);

export function SectorsToCome() {
  const scene = useScene();
  const { t, format } = useGaiaWords();
  const { view, phone } = scene;
  const [when, ...rest] = mapToCome(view, (seat) => seatAt(scene, seat)?.name ?? '')
    .filter(({ key }) => !drawn.has(key))
    .map(format);
  return (
    // On an upright tablet it scrolls, so the keyboard must get there.
    <section
      className={`${theme.panel} ${styles.toCome}`}
      aria-label={t('web.gaia.map.title')}
      {...{ tabIndex: 0 }}
    >
      <h3>{when}</h3>
      <ul className={styles.sectors}>
        {sectorTiles(view).map(({ tile, number, outlined }) => (
          <li key={tile.sector}>
            <SectorDrawing tile={tile} size={phone ? 64 : 122} />
            <span>
              {t(outlined ? 'web.gaia.setup.sectorOutlined' : 'web.gaia.setup.sector', {
                sector: String(number).padStart(2, '0'),
              })}
            </span>
          </li>
        ))}
      </ul>
      {rest.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
