/** Row of a CSV file, with the number of its first line. Its cells are undefined where its quotes do not close. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[] | undefined;
}

/**
 * Parses the CSV lines that are not empty. A cell in quotes may hold the separator and doubled quotes, but no end of
 * line: banks need none, and a forgotten quote must spoil its own line only.
 *
 * @example
 * csvRows(['a;"b ""c"";d"'], ';') // → [{ line: 1, cells: ['a', 'b "c";d'] }]
 */
export const csvRows = (lines: readonly string[], separator: string): readonly CsvRow[] =>
  lines
    .map((row, index) => ({ line: index + 1, row }))
    .filter(({ row }) => row.trim() !== '')
    .map(({ line, row }) => ({ line, cells: cellsOf(row, separator) }));

function cellsOf(row: string, separator: string): readonly string[] | undefined {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    const cell = row[at] === '"' ? quoted(row, at) : plain(row, { at, separator });
    if (!cell) return undefined;
    cells.push(cell.text.trim());
    if (cell.end >= row.length) return cells;
    if (row[cell.end] !== separator) return undefined;
    at = cell.end + 1;
  }
}

function plain(row: string, { at, separator }: { readonly at: number; readonly separator: string }) {
  const next = row.indexOf(separator, at);
  const end = next < 0 ? row.length : next;
  return { text: row.slice(at, end), end };
}

function quoted(row: string, at: number) {
  let end = at + 1;
  for (;;) {
    const quote = row.indexOf('"', end);
    if (quote < 0) return undefined;
    if (row[quote + 1] !== '"') return { text: row.slice(at + 1, quote).replaceAll('""', '"'), end: quote + 1 };
    end = quote + 2;
  }
}

/**
 * Returns the text of a file; undefined for bytes that are no text in UTF-8. Other encodings are not guessed, since they
 * would spoil names silently.
 */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

const SEPARATORS = [',', ';', '\t'] as const;

/** Returns the separator that the first line of a file has most. */
export const separatorOf = (head: string): string =>
  SEPARATORS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';

/** Returns the name of a column without accents and capitals. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
