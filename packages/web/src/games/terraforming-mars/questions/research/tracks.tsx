/** Where the parameters of Mars stand, while something lies over the map. */
import { Icon } from '../../drawing/icon.tsx';
import { useScene } from '../../table.ts';
import { useMarsWords } from '../../words.ts';
import styles from './tracks.module.css';

const degrees = (n: number): string => (n < 0 ? `−${-n} °C` : `${n > 0 ? '+' : ''}${n} °C`);

export function Tracks() {
  const { view } = useScene();
  const { t } = useMarsWords();
  const all = [
    { icon: 'oxygen', name: t('web.mars.map.oxygen'), level: `${view.oxygen} %` },
    { icon: 'temperature', name: t('web.mars.map.temperature'), level: degrees(view.temperature) },
    { icon: 'ocean', name: t('web.mars.research.oceans'), level: String(view.oceans) },
  ] as const;
  return (
    <ul className={styles.tracks}>
      {all.map(({ icon, name, level }) => (
        <li key={icon}>
          <span className="hidden">{name}</span>
          <Icon name={icon} size={17} />
          {level}
        </li>
      ))}
    </ul>
  );
}
