/**
 * Returns the rows of every table whose first column has this heading, in the order of the page, without the headings
 * and the lines under them.
 *
 * @returns `undefined` when the page holds no such table
 *
 * @example
 * markdownTable('| module | holds |\n|---|---|\n| `loans` | terms |', 'module'); // [['`loans`', 'terms']]
 */
export function markdownTable(markdown: string, firstHead: string): readonly (readonly string[])[] | undefined {
  const lines = markdown.split('\n').map(cellsOf);
  const tables = lines.flatMap((cells, head) => (cells?.[0] === firstHead ? [rowsFrom(lines, head + 2)] : []));
  return tables.length === 0 ? undefined : tables.flat();
}

type Line = readonly string[] | undefined;

function rowsFrom(lines: readonly Line[], first: number): readonly (readonly string[])[] {
  const below = lines.slice(first);
  const end = below.indexOf(undefined);
  return below.slice(0, end === -1 ? undefined : end).map((cells) => cells ?? []);
}

function cellsOf(line: string): Line {
  if (!line.startsWith('|')) return undefined;
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** Returns the items that a cell lists, without the marks of code. */
export function listed(cell: string): string[] {
  return cell
    .split(',')
    .map((entry) => entry.trim().replaceAll('`', ''))
    .filter((entry) => entry !== '');
}
