/** Line of a pasted file, with its number from 1. */
export interface CsvLine {
  readonly number: number;
  readonly line: string;
  readonly cells: readonly string[];
}

const SEPARATOR = /[,;\t]/;

/** Splits a pasted file into lines. Empty lines, and a first line that names the columns, are skipped. */
export const readCsvLines = (text: string): CsvLine[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ number: index + 1, line: line.trim() }))
    .filter(({ number, line }) => line !== '' && !(number === 1 && !/\d/.test(line)))
    .map((read) => ({ ...read, cells: read.line.split(SEPARATOR).map((cell) => cell.trim().replace(/^"|"$/g, '')) }));

const LONGEST_SHOWN = 40;

/** Returns as much of a line as fits into a sentence. */
export const shownLine = ({ line }: CsvLine): string => line.slice(0, LONGEST_SHOWN);
