/** Figures for whoever runs the server, in the text that Prometheus reads. Nothing in them is about a person. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Database, Query } from './storage/database.ts';
import type { AnyJobKind } from './storage/jobs.ts';

/** What is counted, with the name of what tells its parts apart. */
const COUNTERS = {
  requests: { help: 'HTTP requests by class of status.', label: 'status' },
  messages: { help: 'WebSocket messages.', label: 'direction' },
  refusals: { help: 'What was refused because it came too often, by kind.', label: 'what' },
} as const;

type Counter = keyof typeof COUNTERS;

interface Gauge {
  readonly help: string;
  readonly value: () => number;
}

const NANOSECONDS = 1e9;
const RESOLUTION_MS = 10;

export class Metrics {
  readonly #counts = new Map<Counter, Map<string, number>>();
  readonly #gauges = new Map<string, Gauge>();
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #refresh: (() => Promise<void>)[] = [];
  #jobs: readonly { kind: AnyJobKind; waiting: number; lag: number }[] = [];
  #statements = 0;
  #statementSeconds = 0;

  constructor() {
    this.#delay.enable();
  }

  count(what: Counter, part: string, by = 1): void {
    const parts = this.#counts.get(what) ?? new Map<string, number>();
    parts.set(part, (parts.get(part) ?? 0) + by);
    this.#counts.set(what, parts);
  }

  gauge(name: string, help: string, value: () => number): void {
    this.#gauges.set(name, { help, value });
  }

  /** Something to look up before figures are told. */
  onScrape(refresh: () => Promise<void>): void {
    this.#refresh.push(refresh);
  }

  jobs(waiting: readonly { kind: AnyJobKind; waiting: number; lag: number }[]): void {
    this.#jobs = waiting;
  }

  /** The database, with the time that its statements take. */
  timed(database: Database): Database {
    const measured = async <T>(statement: Promise<T>): Promise<T> => {
      const begun = performance.now();
      try {
        return await statement;
      } finally {
        this.#statements += 1;
        this.#statementSeconds += (performance.now() - begun) / 1_000;
      }
    };
    const query: Query = (text, values) => measured(database.query(text, values));
    return {
      ...database,
      query,
      prepare: <T extends object>(name: string, text: string) => {
        const prepared = database.prepare<T>(name, text);
        return (value: string) => measured(prepared(value));
      },
    };
  }

  /** All figures as they are now. */
  async text(): Promise<string> {
    // A database that does not answer must not hide the other figures.
    await Promise.allSettled(this.#refresh.map((refresh) => refresh()));
    return [...this.#counterLines(), ...this.#gaugeLines(), ...this.#delayLines(), ''].join('\n');
  }

  #counterLines(): string[] {
    return Object.entries(COUNTERS).flatMap(([name, { help, label }]) => [
      ...head(`${name}_total`, help, 'counter'),
      ...[...(this.#countsOf(name) ?? [])].map(
        ([part, value]) => `orrery_${name}_total{${label}="${part}"} ${value}`,
      ),
    ]);
  }

  #countsOf(name: string): ReadonlyMap<string, number> | undefined {
    for (const [counter, parts] of this.#counts) if (counter === name) return parts;
    return undefined;
  }

  #gaugeLines(): string[] {
    const memory = process.memoryUsage().rss;
    const of = (name: string, help: string, value: number): string[] => [
      ...head(name, help, 'gauge'),
      `orrery_${name} ${value}`,
    ];
    return [
      ...[...this.#gauges].flatMap(([name, { help, value }]) => of(name, help, value())),
      ...of('resident_memory_bytes', 'Memory of this process.', memory),
      ...head('jobs_waiting', 'Jobs that are due and that nobody has in hand.', 'gauge'),
      ...this.#jobs.map(({ kind, waiting }) => `orrery_jobs_waiting{kind="${kind}"} ${waiting}`),
      ...head('job_lag_seconds', 'For how long the first of them has waited.', 'gauge'),
      ...this.#jobs.map(({ kind, lag }) => `orrery_job_lag_seconds{kind="${kind}"} ${lag / 1_000}`),
      ...head('database_seconds', 'Statements, and the time until they were answered.', 'summary'),
      `orrery_database_seconds_sum ${this.#statementSeconds}`,
      `orrery_database_seconds_count ${this.#statements}`,
    ];
  }

  /** The delay since figures were told last. */
  #delayLines(): string[] {
    const lines = [
      ...head('event_loop_delay_seconds', 'How late the event loop was since the last look.', 'gauge'),
      ...[50, 99, 100].map((share) => {
        // Measuring waits for its own resolution; what is beyond it is delay.
        const late = Math.max(0, this.#delay.percentile(share) / NANOSECONDS - RESOLUTION_MS / 1_000);
        return `orrery_event_loop_delay_seconds{quantile="${share / 100}"} ${late}`;
      }),
    ];
    this.#delay.reset();
    return lines;
  }

  close(): void {
    this.#delay.disable();
  }
}

const head = (name: string, help: string, type: string): string[] => [
  `# HELP orrery_${name} ${help}`,
  `# TYPE orrery_${name} ${type}`,
];
