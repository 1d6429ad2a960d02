/** How long decisions took, bot by bot: what a fuzz run keeps and shows. */

/** Of one bot. Times are in milliseconds; a decision is over by what it took beyond its budget. */
export interface Figures {
  readonly bot: string;
  readonly decisions: number;
  readonly illegal: number;
  /** Within the budget and the leeway of max(10 %, 5 ms). */
  readonly within: number;
  /** Over the budget by more than 50 ms; without a budget: longer than a second. */
  readonly far: number;
  readonly longest: number;
  /** The question that took longest, and where to see it again. */
  readonly where: string;
  readonly total: number;
}

export interface Decision {
  readonly bot: string;
  readonly milliseconds: number;
  readonly legal: boolean;
  readonly where: string;
}

const LEEWAY_SHARE = 0.1;
const LEEWAY_MS = 5;
const FAR_MS = 50;
/** No decision without a budget may take longer. */
const LONGEST_MS = 1_000;
/** This share of the decisions keeps to its budget. */
const KEPT = 0.999;

const none = (bot: string): Figures => ({
  bot,
  decisions: 0,
  illegal: 0,
  within: 0,
  far: 0,
  longest: 0,
  where: '',
  total: 0,
});

/** The figures with one decision more; without a budget the whole second is the budget. */
export function withDecision(
  all: readonly Figures[],
  { bot, milliseconds, legal, where }: Decision,
  budget: number | undefined,
): readonly Figures[] {
  const before = all.find((one) => one.bot === bot) ?? none(bot);
  const leeway = budget === undefined ? LONGEST_MS : budget + Math.max(LEEWAY_SHARE * budget, LEEWAY_MS);
  const limit = budget === undefined ? LONGEST_MS : budget + FAR_MS;
  const isLongest = milliseconds > before.longest;
  const after: Figures = {
    bot,
    decisions: before.decisions + 1,
    illegal: before.illegal + (legal ? 0 : 1),
    within: before.within + (milliseconds <= leeway ? 1 : 0),
    far: before.far + (milliseconds > limit ? 1 : 0),
    longest: isLongest ? milliseconds : before.longest,
    where: isLongest ? where : before.where,
    total: before.total + milliseconds,
  };
  return all.some((one) => one.bot === bot)
    ? all.map((one) => (one.bot === bot ? after : one))
    : [...all, after];
}

/** What of the bar is not reached, in words. */
export function faultsOf({ bot, decisions, illegal, within, far }: Figures): string[] {
  return [
    ...(illegal > 0 ? [`${bot}: ${illegal} illegal answers`] : []),
    ...(within < KEPT * decisions ? [`${bot}: less than 99.9 % of its decisions within the budget`] : []),
    ...(far > 0 ? [`${bot}: ${far} decisions far over the budget`] : []),
  ];
}

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

/** The figures as lines of a table. */
export function tableOf(all: readonly Figures[]): string[] {
  const heads = ['bot', 'decisions', 'illegal', 'within', 'far over', 'mean ms', 'longest ms', 'the longest'];
  const rows = all.map(({ bot, decisions, illegal, within, far, longest, total, where }) => [
    bot,
    String(decisions),
    String(illegal),
    percent(within / decisions),
    String(far),
    (total / decisions).toFixed(2),
    longest.toFixed(1),
    where,
  ]);
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]?.length ?? 0)));
  return [heads, ...rows].map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
