import type { StatementColumns, StatementFault } from '@lender/contract';
import { fail, ok, type Result } from '@lender/result';
import { csvRows, separatorOf, utf8Text } from '../../../kernel/csv-rows.ts';
import { readColumns } from './columns.ts';
import { isXml, readCamt053 } from './read-camt053.policy.ts';
import { readLine } from './read-line.ts';
import { isMt940, readMt940 } from './read-mt940.policy.ts';
import { type Expected, linesOfBlocks } from './stated-blocks.ts';
import type { FaultyLine, StatementLine } from './statement-line.ts';

/** Result of reading: lines in the order in which they happened, whichever way the file runs. */
type ReadStatement = Result<readonly StatementLine[], readonly FaultyLine[]>;

const MOST_LINES = 20_000;

/** What is known before a file is read. */
export interface StatementQuestion extends Expected {
  /** Names of the columns that the bank of the account uses in CSV. */
  readonly columns?: StatementColumns | undefined;
}

/**
 * Reads the statement of a bank, in UTF-8: camt.053, MT940, or CSV with a line of names. Returns all of its lines, or the
 * fault of each faulty line.
 */
export function readStatement(bytes: Uint8Array, question: StatementQuestion): ReadStatement {
  const text = utf8Text(bytes);
  if (text === undefined) return wrong(0, 'encoding');
  if (!isXml(text) && !isMt940(text)) return readCsv(text, question);
  const blocks = isXml(text) ? readCamt053(text) : readMt940(text);
  if (!blocks.ok) return blocks;
  const count = blocks.value.reduce((sum, { moves }) => sum + moves.length, 0);
  return count > MOST_LINES ? wrong(0, 'too_many_lines') : linesOfBlocks(blocks.value, question);
}

function readCsv(text: string, { today, columns: layout }: StatementQuestion): ReadStatement {
  const written = text.split(/\r\n|\n|\r/);
  if (written.length > 2 * MOST_LINES) return wrong(0, 'too_many_lines');
  const head = written.find((row) => row.trim() !== '') ?? '';
  const [names, ...body] = csvRows(written, separatorOf(head));
  if (!names || body.length === 0) return wrong(0, 'empty');
  if (body.length > MOST_LINES) return wrong(0, 'too_many_lines');
  const columns = readColumns(names, layout);
  if (!columns) return wrong(names.line, 'columns');
  const read = body.map((row) => ({ row, result: readLine(row, columns, today) }));
  const faults = read.flatMap(({ row: { line }, result }) => (result.ok ? [] : [{ line, fault: result.problem }]));
  if (faults.length > 0) return fail(faults);
  return inOrder(read.flatMap(({ result }) => (result.ok ? [result.value] : [])));
}

const wrong = (line: number, fault: StatementFault): ReadStatement => fail([{ line, fault }]);

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
