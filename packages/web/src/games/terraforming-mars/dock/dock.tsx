/** The panel of details: what somebody points at, what the question needs, the log and the score, one at a time. */
import { type ReactNode, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react';
import type { BoardProps } from '../../../board-kit/board.ts';
import { keyNames, useBoardKeys } from '../../../board-kit/keys.ts';
import { type Pointing, usePointedAt } from '../../../board-kit/pointing.ts';
import { places } from '../questions/index.ts';
import { type Thing, useTable } from '../table.ts';
import { type Key, useMarsWords } from '../words.ts';
import styles from './dock.module.css';
import { Told } from './told.tsx';

type Tab = 'thing' | 'log' | 'score';

/** What the first tab is called, by what it tells about. */
function nameOf(thing: Thing | undefined): Key {
  if (thing === undefined) return 'web.mars.dock.card';
  if ('area' in thing) return 'web.mars.dock.area';
  if ('milestone' in thing || 'award' in thing) return 'web.mars.dock.goal';
  if ('seat' in thing) return 'web.mars.dock.player';
  return 'project' in thing ? 'web.mars.dock.project' : 'web.mars.dock.card';
}

interface DockProps {
  readonly pointing: Pointing<Thing>;
  readonly slots: BoardProps['slots'];
}

/** From this width on the log lies beside what is told about. */
const BOTH = 540;

function useRoomForBoth() {
  const dock = useRef<HTMLDivElement>(null);
  const [both, setBoth] = useState(false);
  useLayoutEffect(() => {
    const element = dock.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setBoth(element.clientWidth >= BOTH));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { dock, both };
}

/** What the first tab tells, and what it is called. */
function useTold(pointing: Pointing<Thing>) {
  const { question } = useTable();
  const { thing, last } = usePointedAt(pointing);
  const place = question === undefined ? undefined : places[question.name];
  const holds = place?.holdsDock === true;
  const Held = thing === undefined || holds ? place?.Dock : undefined;
  const shown = thing ?? last;
  return {
    /** Somebody points at something, or the question has something to say. */
    pointed: thing !== undefined && !holds,
    held: Held !== undefined,
    name: Held === undefined ? nameOf(shown) : (place?.dockName ?? 'web.mars.dock.card'),
    told: Held !== undefined ? <Held /> : shown === undefined ? <Nothing /> : <Told thing={shown} />,
  };
}

/** The tab that somebody has opened: it stays, and comes before what the question says as long as that is open. */
function useOpened(both: boolean) {
  const asked = useTable().question?.id;
  const [opened, setOpened] = useState<{ readonly tab: Tab; readonly asked?: number | undefined }>({
    tab: 'log',
  });
  const open = (tab: Tab): void => setOpened({ tab, asked });
  useBoardKeys({
    l() {
      open('log');
      // The log is there with the next drawing.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('[data-log-line][tabindex="0"]')?.focus({ preventScroll: true }),
      );
    },
  });
  const tab: Tab = both && opened.tab === 'log' ? 'thing' : opened.tab;
  return { tab, chosen: opened.asked !== undefined && opened.asked === asked, open };
}

export function Dock({ pointing, slots }: DockProps) {
  const id = useId();
  const { dock, both } = useRoomForBoth();
  const { pointed, held, name, told } = useTold(pointing);
  const opened = useOpened(both);
  const tab = pointed || (held && !opened.chosen) ? 'thing' : opened.tab;
  const names: Readonly<Record<Tab, Key>> = {
    thing: name,
    log: 'web.mars.dock.log',
    score: 'web.mars.dock.score',
  };
  return (
    <div ref={dock} className={styles.dock} data-tab={tab} data-both={both ? '' : undefined}>
      <Tabs
        id={id}
        tab={tab}
        tabs={both ? ['thing', 'score'] : ['thing', 'log', 'score']}
        names={names}
        open={opened.open}
      />
      {tab === 'log' ? null : (
        <Panel id={id} tab={tab} className={styles.content}>
          {tab === 'thing' ? told : slots.score}
        </Panel>
      )}
      <LogPanel id={id} shown={tab === 'log' || both}>
        {slots.log}
      </LogPanel>
    </div>
  );
}

interface PanelProps {
  readonly id: string;
  readonly tab: Tab;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

const panelOf = (id: string, tab: Tab) =>
  ({ role: 'tabpanel', id: `${id}-panel-${tab}`, 'aria-labelledby': `${id}-${tab}` }) as const;

const Panel = ({ id, tab, className, children }: PanelProps) => (
  <div {...panelOf(id, tab)} className={className}>
    {children}
  </div>
);

/** The log is long: it lies there at its size even while something else shows, and follows a click in its own time. */
function LogPanel(props: { readonly id: string; readonly shown: boolean; readonly children: ReactNode }) {
  const { id, shown, children } = props;
  const log = useDeferredValue(children);
  // Made invisible, every line would be styled anew; left out of the drawing, none is. What is not drawn is no panel.
  return (
    <div
      {...(shown ? panelOf(id, 'log') : {})}
      className={shown ? styles.log : `${styles.log} ${styles.away}`}
    >
      {log}
    </div>
  );
}

function Nothing() {
  const { t } = useMarsWords();
  return <p className="soft">{t('web.mars.dock.nothing')}</p>;
}

/** One stop for the Tab key; arrows lead from one to the next. */
function Tabs(props: {
  readonly id: string;
  readonly tab: Tab;
  readonly tabs: readonly Tab[];
  readonly names: Readonly<Record<Tab, Key>>;
  readonly open: (tab: Tab) => void;
}) {
  const { t } = useMarsWords();
  const { id, tab, tabs, names, open } = props;
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={t('web.mars.dock.title')}
      className={styles.tabs}
      onKeyDown={(event) => {
        const step = event.key === keyNames.right ? 1 : event.key === keyNames.left ? -1 : 0;
        const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
        if (step === 0 || next === undefined) return;
        event.preventDefault();
        open(next);
        event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
      }}
    >
      {tabs.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`${id}-${each}`}
          data-tab={each}
          aria-selected={each === tab}
          aria-controls={each === tab ? `${id}-panel-${each}` : undefined}
          tabIndex={each === tab ? 0 : -1}
          onClick={() => open(each)}
        >
          {t(names[each])}
        </button>
      ))}
    </div>
  );
}
