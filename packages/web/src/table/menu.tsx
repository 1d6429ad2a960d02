/** The menu of a table: plans ahead, help, a report where the rules seem wrong, and what else belongs to this kind of table. */
import type { LoadedGame } from '@orrery/catalog';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import type { TableSource, TableState } from '../sources/source.ts';
import { OpenHelp } from './help.tsx';
import { PoliciesSheet, policiesText } from './policies-sheet.tsx';
import { ReportSheet } from './report-sheet.tsx';

/** Shows the same table drawn or in lists; undefined where there is only one of them. */
export const OtherTable = createContext<(() => void) | undefined>(undefined);

export function Menu(props: {
  readonly source: TableSource;
  readonly state: TableState;
  readonly loaded: LoadedGame;
  /** What stands above the buttons, and below them. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** Further buttons; they may close the menu. */
  readonly children: (close: () => void) => ReactNode;
}) {
  const words = useWords();
  const { t } = words;
  const { source, state, above, below, children } = props;
  const [open, setOpen] = useState<'menu' | 'policies' | 'report'>();
  const close = (): void => setOpen(undefined);
  const openHelp = useContext(OpenHelp);
  const toOtherTable = useContext(OtherTable);
  const { table } = useSettings();
  const leaves = state.policies !== undefined && state.outcome === undefined;
  return (
    <>
      <button type="button" className="tool" aria-label={t('web.menu.title')} onClick={() => setOpen('menu')}>
        <Icon name="menu" />
      </button>
      {open === 'policies' ? <PoliciesSheet {...props} onClose={close} /> : null}
      {open === 'report' ? <ReportSheet source={source} state={state} onClose={close} /> : null}
      {open === 'menu' ? (
        <Sheet title={t('web.menu.title')} onClose={close}>
          {above}
          <div className="menu-buttons">
            {leaves ? (
              <button type="button" className="button" onClick={() => setOpen('policies')}>
                <Icon name="premove" size={15} /> {policiesText(state, words)}
              </button>
            ) : null}
            <button
              type="button"
              className="button"
              onClick={() => {
                close();
                openHelp();
              }}
            >
              <Icon name="help" size={15} /> {t('web.help.title')}
            </button>
            {toOtherTable === undefined ? null : (
              <button
                type="button"
                className="button"
                onClick={() => {
                  close();
                  toOtherTable();
                }}
              >
                <Icon name="list" size={15} /> {t(table === 'listed' ? 'web.menu.drawn' : 'web.menu.listed')}
              </button>
            )}
            {children(close)}
            <button type="button" className="button" onClick={() => setOpen('report')}>
              <Icon name="flag" size={15} /> {t('web.menu.report')}
            </button>
          </div>
          {below}
        </Sheet>
      ) : null}
    </>
  );
}
