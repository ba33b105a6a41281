import { listsCopy as copy } from './lists.copy.es.ts';
import { readCsvLines, shownLine } from './read-csv-lines.ts';

/** Codes of a file, or the faults of each of its lines. One faulty line refuses the whole file. */
export type BankCsv =
  | { readonly ok: true; readonly codes: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads a list of banks: one line each, with the three-digit code first and anything else after a comma, a semicolon or
 * a tab.
 */
export function readBankCsv(text: string, known: ReadonlySet<string>): BankCsv {
  const read = readCsvLines(text).map((line) => ({ ...line, code: (line.cells[0] ?? '').padStart(3, '0') }));
  const problems = read.flatMap((line, index) => {
    const { number, code } = line;
    if (!known.has(code)) return [copy.line(number, shownLine(line))];
    return read.slice(0, index).some((before) => before.code === code) ? [copy.twice(number, code)] : [];
  });
  if (read.length === 0) return { ok: false, problems: [copy.empty] };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, codes: read.map(({ code }) => code) };
}
