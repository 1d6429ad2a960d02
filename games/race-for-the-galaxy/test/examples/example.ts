/** One example of the rulebook, labelled or inline, and the test that plays it. */
export interface Example {
  readonly id: string;
  /** Where it stands in the rulebook, by chapter. */
  readonly chapter: string;
  /** What it shows, in our own words. */
  readonly says: string;
  /** The title of its test in `rules/`. */
  readonly test: string;
}
