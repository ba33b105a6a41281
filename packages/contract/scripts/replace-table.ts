import { markdownTable } from '@lender/vitest/markdown-table';

/**
 * Replaces the table of a page that has the same titles.
 *
 * @throws when the page has none: then there is no way to know where it belongs.
 */
export function replaceTable(page: string, rows: readonly (readonly string[])[]): string {
  const titles = rows[0]?.join('|');
  const lines = page.split('\n');
  const start = lines.findIndex((line) => cellsOf(line).join('|') === titles);
  if (start === -1) throw new Error(`The page has no table with the titles ${titles}.`);
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  return lines.toSpliced(start, length, markdownTable(rows)).join('\n');
}

const cellsOf = (line: string): string[] =>
  line.startsWith('|')
    ? line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
    : [];
