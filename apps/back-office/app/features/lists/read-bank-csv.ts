import { listsCopy as copy } from './lists.copy.es.ts';

/** The codes of a file, or what is wrong with each of its lines. Nothing of it counts where one line is wrong. */
export type BankCsv =
  | { readonly ok: true; readonly codes: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

const LONGEST_SHOWN = 40;
const SEPARATOR = /[,;\t]/;

/**
 * Reads a list of banks: one line each, the code of three digits first, whatever else after a comma, a semicolon or a
 * tab. Empty lines, and a first line that names the columns, are passed over.
 */
export function readBankCsv(text: string, known: ReadonlySet<string>): BankCsv {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ number: index + 1, line: line.trim() }))
    .filter(({ number, line }) => line !== '' && !(number === 1 && !/\d/.test(line)));
  const read = lines.map(({ number, line }) => {
    const code = (line.split(SEPARATOR)[0] ?? '').trim().replace(/^"|"$/g, '').padStart(3, '0');
    return { number, line, code };
  });
  const problems = read.flatMap(({ number, line, code }, index) => {
    if (!known.has(code)) return [copy.line(number, line.slice(0, LONGEST_SHOWN))];
    return read.slice(0, index).some((before) => before.code === code) ? [copy.twice(number, code)] : [];
  });
  if (read.length === 0) return { ok: false, problems: [copy.empty] };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, codes: read.map(({ code }) => code) };
}
