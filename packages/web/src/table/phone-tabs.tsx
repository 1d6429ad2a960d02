/** On a phone: what does not fit beside the board is one tap away. */
import { useWords } from '../app/words.tsx';
import { Icon } from '../parts/icon.tsx';
import styles from '../parts/tabs.module.css';

const phoneTabs = ['table', 'log', 'score', 'aside'] as const;
export type PhoneTab = (typeof phoneTabs)[number];

export function PhoneTabs(props: {
  readonly tab: PhoneTab;
  readonly aside: string | undefined;
  readonly onChange: (tab: PhoneTab) => void;
}) {
  const { t } = useWords();
  const { tab, aside, onChange } = props;
  const shown = phoneTabs.filter((each) => each !== 'aside' || aside !== undefined);
  return (
    <nav className={styles.tabs} aria-label={t('web.tabs.title')}>
      {shown.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === tab ? 'page' : undefined}
          onClick={() => onChange(each)}
        >
          <Icon name={each === 'aside' ? 'chat' : each} size={20} />
          {each === 'aside' ? aside : t(`web.tabs.${each}`)}
        </button>
      ))}
    </nav>
  );
}
