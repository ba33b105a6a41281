import type { PlainDate } from '@lender/calculator';
import type { StatementFault } from '@lender/contract';
import { fail, ok, type Result } from '@lender/result';
import { readColumns } from './columns.ts';
import { csvRows } from './csv-rows.ts';
import { readLine } from './read-line.ts';
import type { FaultyLine, StatementLine } from './statement-line.ts';

/** Result of reading: lines in the order in which they happened, whichever way the file runs. */
type ReadStatement = Result<readonly StatementLine[], readonly FaultyLine[]>;

const MOST_LINES = 20_000;
const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Reads the statement of a bank: CSV in UTF-8, with a line of names. Returns all of its lines, or the fault of each
 * faulty line.
 *
 * @param today - no line is later
 */
export function readStatement(bytes: Uint8Array, today: PlainDate): ReadStatement {
  const text = textOf(bytes);
  if (text === undefined) return wrong(0, 'encoding');
  const written = text.split(/\r\n|\n|\r/);
  if (written.length > 2 * MOST_LINES) return wrong(0, 'too_many_lines');
  const head = written.find((row) => row.trim() !== '') ?? '';
  const [names, ...body] = csvRows(written, separatorOf(head));
  if (!names || body.length === 0) return wrong(0, 'empty');
  if (body.length > MOST_LINES) return wrong(0, 'too_many_lines');
  const columns = readColumns(names);
  if (!columns) return wrong(names.line, 'columns');
  const read = body.map((row) => ({ row, result: readLine(row, columns, today) }));
  const faults = read.flatMap(({ row: { line }, result }) => (result.ok ? [] : [{ line, fault: result.problem }]));
  if (faults.length > 0) return fail(faults);
  return inOrder(read.flatMap(({ result }) => (result.ok ? [result.value] : [])));
}

const wrong = (line: number, fault: StatementFault): ReadStatement => fail([{ line, fault }]);

/**
 * Returns undefined for bytes that are no text: other encodings are not guessed, since they would spoil names silently.
 */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

const separatorOf = (head: string): string =>
  SEPARATORS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';

/** Orders lines by time: the balances show whether the newest is first or last. */
function inOrder(lines: readonly StatementLine[]): ReadStatement {
  const forward = breaksOf(lines);
  if (forward.length === 0) return ok(lines);
  const reversed = lines.toReversed();
  const backward = breaksOf(reversed);
  if (backward.length === 0) return ok(reversed);
  return fail(forward.length <= backward.length ? forward : backward);
}

/** Returns lines whose balance does not follow from the line before. */
const breaksOf = (lines: readonly StatementLine[]): readonly FaultyLine[] =>
  lines.flatMap(({ line, amount, balance }, at) => {
    const before = lines[at - 1];
    return before && before.balance + amount !== balance ? [{ line, fault: 'balance_differs' as const }] : [];
  });
