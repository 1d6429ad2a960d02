import { useWords, type WebKey } from '../app/words.tsx';
import { Sheet } from '../parts/sheet.tsx';

const rows: readonly (readonly [keys: readonly string[], text: WebKey])[] = [
  [['1', '…', '9'], 'web.keys.option'],
  [['↑', '↓', 'Tab'], 'web.keys.walk'],
  [['Enter'], 'web.keys.confirm'],
  [['Esc'], 'web.keys.back'],
  [['U'], 'web.keys.undo'],
  [['R'], 'web.keys.redo'],
  [['L'], 'web.keys.log'],
  [['N'], 'web.keys.now'],
  [['←', '→'], 'web.keys.step'],
  [['Shift', '←', '→'], 'web.keys.round'],
  [['Space'], 'web.keys.play'],
  [['?'], 'web.keys.help'],
];

export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  return (
    <Sheet title={t('web.keys.title')} from="middle" onClose={onClose}>
      <dl className="keys">
        {rows.map(([keys, text]) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
