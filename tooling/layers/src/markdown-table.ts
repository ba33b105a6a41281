/**
 * Returns the rows of the table whose first column has this heading, without the heading and the line under it.
 *
 * @returns `undefined` when the page holds no such table
 *
 * @example
 * markdownTable('| module | holds |\n|---|---|\n| `loans` | terms |', 'module'); // [['`loans`', 'terms']]
 */
export function markdownTable(markdown: string, firstHead: string): readonly (readonly string[])[] | undefined {
  const lines = markdown.split('\n').map(cellsOf);
  const head = lines.findIndex((cells) => cells?.[0] === firstHead);
  if (head === -1) return undefined;
  const below = lines.slice(head + 2);
  const end = below.indexOf(undefined);
  return below.slice(0, end === -1 ? undefined : end).map((cells) => cells ?? []);
}

function cellsOf(line: string): readonly string[] | undefined {
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
