import { markdownTable } from '@lender/vitest/markdown-table';
import { CATEGORIES, type Scores } from './measure-lighthouse.ts';

/** Returns the median of each page and category, of 100; and the findings, by Lighthouse's own names. */
export function lighthouseTable(pages: readonly Scores[]): string {
  const rows = pages.map(({ path, scores, found }) => [
    `\`${path}\``,
    ...CATEGORIES.map((category) => String(middle(scores[category]))),
    found.join(', '),
  ]);
  return markdownTable([['page', ...CATEGORIES, 'found'], ...rows]);
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;
