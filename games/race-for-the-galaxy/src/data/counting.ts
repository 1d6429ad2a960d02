import type { Design, Scoring } from './types.ts';

/**
 * Whether a scoring line counts a card of this design, seen alone: of the lines of one scoring card only the
 * first that counts a card gives points for it. Rulebook chapter: powers of the 6-cost developments.
 */
export function counts(line: Scoring, design: Design): boolean {
  switch (line.do) {
    case 'perWorldOfKind':
      return (
        design.good?.kind === line.kind && (line.source === undefined || design.good.source === line.source)
      );
    case 'perProductionWorld':
      return design.good?.source === 'production';
    case 'perWorld':
      return design.type === 'world';
    case 'perMilitaryWorld':
      return (
        design.defense !== undefined && (line.keyword === undefined || design.keywords.includes(line.keyword))
      );
    case 'perDevelopment':
      return design.type === 'development' && (line.cost === undefined || design.cost === line.cost);
    case 'perKeyword':
      return design.keywords.includes(line.keyword);
    case 'perPower':
      return design.type === line.type && design.powers[line.phase] !== undefined;
    case 'perCard':
      return design.id === line.design;
    case 'perVpChips':
    case 'perGeneralMilitary':
      return false;
  }
}

/** What each card of this design in a tableau is worth to a card with these scoring lines. */
export const pointsFor = (lines: readonly Scoring[], design: Design): number =>
  lines.find((line) => counts(line, design))?.vp ?? 0;
