import type { LineChange } from '@lender/contract';

export interface ChangedLine {
  readonly change: LineChange;
  readonly line: string;
}

/**
 * Largest number of comparisons. Beyond it, comparing line by line takes too long for a reader: the whole text is shown
 * as rewritten.
 */
const MOST_COMPARISONS = 1_000_000;

/**
 * Returns the change of each line from one text to another, with as many unchanged lines as possible.
 *
 * @example
 * compareLines('a\nb', 'a\nc') // → [{ change: 'same', line: 'a' }, { change: 'removed', line: 'b' }, { change: 'added', line: 'c' }]
 */
export function compareLines(before: string, after: string): ChangedLine[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  if (old.length * fresh.length > MOST_COMPARISONS) return [...reported('removed', old), ...reported('added', fresh)];
  const longest = commonLengths(old, fresh);
  const at = (row: number, column: number) => longest[row]?.[column] ?? 0;
  const changes: ChangedLine[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < fresh.length) {
    const [was, is] = [old[row], fresh[column]];
    if (was !== undefined && was === is) {
      changes.push({ change: 'same', line: was });
      row++;
      column++;
    } else if (was !== undefined && (is === undefined || at(row + 1, column) >= at(row, column + 1))) {
      changes.push({ change: 'removed', line: was });
      row++;
    } else if (is !== undefined) {
      changes.push({ change: 'added', line: is });
      column++;
    }
  }
  return changes;
}

const reported = (change: LineChange, lines: readonly string[]): ChangedLine[] =>
  lines.map((line) => ({ change, line }));

/** Returns, for each pair of positions, the number of lines that the rests of both texts have in common, in order. */
function commonLengths(old: readonly string[], fresh: readonly string[]): readonly (readonly number[])[] {
  const rows = Array.from({ length: old.length + 1 }, () => Array<number>(fresh.length + 1).fill(0));
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = fresh.length - 1; column >= 0; column--) {
      const [here, below] = [rows[row], rows[row + 1]];
      if (!here || !below) continue;
      here[column] =
        old[row] === fresh[column] ? (below[column + 1] ?? 0) + 1 : Math.max(below[column] ?? 0, here[column + 1] ?? 0);
    }
  return rows;
}
