/** What moving a map costs the page: measured in a trace of the browser, frame by frame. */
import type { CDPSession, Locator, Page } from 'playwright-core';

export interface Moving {
  /** Milliseconds of work of the main thread in the frame that comes after 95 of 100, and in the longest task of all. */
  readonly p95: number;
  readonly longest: number;
  readonly frames: number;
  /** Frames on the screen in a second. */
  readonly rate: number;
  /** How often something of the page was drawn anew beyond the place of the map: what a render would do. */
  readonly redrawn: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** The same without what other programs did meanwhile. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Everything that the browser does meanwhile. */
async function traced(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }): void => {
    for (const event of value) events.push(Object.assign({ name: '', ph: '', tid: 0, pid: 0, ts: 0 }, event));
  };
  session.on('Tracing.dataCollected', collect);
  const done = new Promise<void>((end) => session.once('Tracing.tracingComplete', () => end()));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  await act();
  await session.send('Tracing.end');
  await done;
  session.off('Tracing.dataCollected', collect);
  return events;
}

type Task = TraceEvent & { readonly dur: number };

/** Tasks of the page's own thread: the one that has done most of all main threads. */
function mainTasks(events: readonly TraceEvent[]): readonly Task[] {
  const byThread = new Map<string, Task[]>();
  for (const { name, args, pid, tid } of events)
    if (name === 'thread_name' && args?.name === 'CrRendererMain') byThread.set(`${pid}/${tid}`, []);
  for (const event of events)
    if (event.name.endsWith('RunTask') && event.ph === 'X')
      byThread.get(`${event.pid}/${event.tid}`)?.push({ ...event, dur: event.tdur ?? event.dur ?? 0 });
  const worked = (tasks: readonly Task[]): number => tasks.reduce((sum, { dur }) => sum + dur, 0);
  return [...byThread.values()].sort((a, b) => worked(b) - worked(a))[0] ?? [];
}

function figuresOf(events: readonly TraceEvent[], redrawn: number): Moving {
  const tasks = mainTasks(events);
  const [first] = tasks;
  const begun = events
    .filter(
      ({ name, ph, pid, tid }) =>
        name === 'AnimationFrame::Render' && ph === 'b' && pid === first?.pid && tid === first.tid,
    )
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const work = begun.slice(1).map((end, i) => {
    const start = begun[i] ?? end;
    const inside = tasks.filter(({ ts }) => ts >= start && ts < end);
    return inside.reduce((sum, { dur }) => sum + dur, 0) / 1000;
  });
  const ordered = [...work].sort((a, b) => a - b);
  const [start, end] = [begun[0] ?? 0, begun.at(-1) ?? 0];
  return {
    p95: ordered[Math.floor(ordered.length * 0.95)] ?? 0,
    longest: Math.max(0, ...tasks.map(({ dur }) => dur / 1000)),
    frames: begun.length,
    rate: end === start ? 0 : ((begun.length - 1) * 1_000_000) / (end - start),
    redrawn,
  };
}

/** Counts what is drawn anew; the map's own place is all that may change from frame to frame. */
async function watchRedrawing(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { redrawn: 0 };
    new MutationObserver((changes) => {
      counted.redrawn += changes.filter(({ attributeName }) => attributeName !== 'style').length;
    }).observe(document.body, { attributes: true, childList: true, subtree: true, characterData: true });
    Object.assign(window, { counted });
  });
  return () =>
    page.evaluate(() => {
      const counted: unknown = Reflect.get(window, 'counted');
      return counted instanceof Object ? Number(Reflect.get(counted, 'redrawn')) : 0;
    });
}

const STEPS = 90;
/** As often as a screen shows something new. */
const FRAME = 16;

async function middleOf(map: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await map.boundingBox();
  if (box === null) throw new Error('The map is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What happens once a frame, as hands do it: not waiting for the page to answer. */
async function steadily(page: Page, act: (step: number) => Promise<unknown>): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (let step = 0; step < STEPS; step++) {
    sent.push(act(step));
    await page.waitForTimeout(FRAME);
  }
  await Promise.all(sent);
}

async function measured(page: Page, session: CDPSession, act: () => Promise<void>): Promise<Moving> {
  const redrawn = await watchRedrawing(page);
  const before = await redrawn();
  const events = await traced(session, act);
  return figuresOf(events, (await redrawn()) - before);
}

/** A mouse that drags an enlarged map to and fro. */
export async function panning(page: Page, session: CDPSession, map: Locator): Promise<Moving> {
  const { x, y } = await middleOf(map);
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', dx: number, buttons: number) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x: x + dx,
      y: y + dx / 3,
      buttons,
      button: 'left',
      clickCount: 1,
    });
  await mouse('mouseMoved', 0, 0);
  await page.waitForTimeout(500);
  return measured(page, session, async () => {
    await mouse('mousePressed', 0, 1);
    await steadily(page, (step) => mouse('mouseMoved', 120 * Math.sin(step / 9), 1));
    await mouse('mouseReleased', 0, 0);
  });
}

/** A wheel with Ctrl, as a pad sends it for two fingers: in and out again. What it costs to let go is counted too. */
export async function zooming(page: Page, session: CDPSession, map: Locator): Promise<Moving> {
  const { x, y } = await middleOf(map);
  return measured(page, session, async () => {
    await steadily(page, (step) =>
      session.send('Input.dispatchMouseEvent', {
        type: 'mouseWheel',
        x,
        y,
        deltaX: 0,
        deltaY: step < STEPS / 2 ? -4 : 3,
        modifiers: 2,
      }),
    );
    await page.waitForTimeout(500);
  });
}
