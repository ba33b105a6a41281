/** One row of a CSV file by the names of its first line. */
type Row = Readonly<Record<string, string>>;

/** The files of the directory, as they come from disk. */
export interface DirectoryCsv {
  readonly banksCsv: string;
  readonly plazasCsv: string;
}

const signByStatus: Readonly<Record<string, string>> = {
  active: '',
  historical: '-',
  alias: '=',
  'listed-2025': '?',
  na: '!',
};

/** Sources good enough to print a registered name from. */
const legalNameSources = new Set(['SAT c_Banco', 'override']);

/** The text of each data module, by its path under `src`. */
export function encodeDirectory({ banksCsv, plazasCsv }: DirectoryCsv): ReadonlyMap<string, string> {
  const banks = readCsv(banksCsv);
  const plazas = readCsv(plazasCsv);
  return new Map([
    ['known-codes.data.ts', module({ BANK_CODES_HEX: encodeCodes(banks), PLAZA_CODES_HEX: encodeCodes(plazas) })],
    [
      'directory/banks.data.ts',
      module({ BANK_ROWS: banks.map((bank, at) => encodeBank(bank, banks[at - 1])).join('\n') }),
    ],
    ['directory/plazas.data.ts', module({ PLAZA_ROWS: encodePlazas(plazas) })],
  ]);
}

/** Reads a CSV file with a first line of names, fields in double quotes where they hold a comma. */
export function readCsv(csv: string): readonly Row[] {
  const [names = [], ...rows] = csv.trim().split(/\r?\n/).map(splitCsvLine);
  return rows.map((fields) => Object.fromEntries(names.map((name, at) => [name, fields[at] ?? ''])));
}

function splitCsvLine(line: string): readonly string[] {
  const fields = line.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? [];
  return fields.map((field) =>
    field
      .replace(/,$/, '')
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"'),
  );
}

/** Four codes to a hexadecimal character, the lowest code in the lowest bit. */
function encodeCodes(rows: readonly Row[]): string {
  const nibbles = new Array<number>(250).fill(0);
  for (const { code } of rows)
    nibbles[Number(code) >> 2] = (nibbles[Number(code) >> 2] ?? 0) | (1 << (Number(code) & 3));
  return nibbles.map((nibble) => nibble.toString(16)).join('');
}

function encodeBank(bank: Row, before: Row | undefined): string {
  const { short_name, legal_name, legal_name_source, status } = bank;
  const isPrinted = status === 'active' && legalNameSources.has(legal_name_source ?? '') && legal_name !== short_name;
  const name = `${signByStatus[status ?? '']}${short_name}`;
  return `${encodeCode(bank, before)}${name}${isPrinted ? `|${legal_name}` : ''}`;
}

function encodePlazas(rows: readonly Row[]): string {
  return rows
    .map((row, at) => encodePlaza(row, rows[at - 1]))
    .join('')
    .trimStart();
}

function encodePlaza(plaza: Row, before: Row | undefined): string {
  if (plaza.state !== before?.state) return `\n${plaza.state}|${encodeCode(plaza, undefined)}${plaza.city}`;
  return plaza.code === before?.code ? `/${plaza.city}` : `|${encodeCode(plaza, before)}${plaza.city}`;
}

/** Nothing for a code that follows the one before it. */
function encodeCode(row: Row, before: Row | undefined): string {
  const number = Number(row.code);
  return before && number === Number(before.code) + 1 ? '' : String(number);
}

function module(constants: Readonly<Record<string, string>>): string {
  const lines = Object.entries(constants).map(([name, value]) => `export const ${name} = \`${value}\`;`);
  return `// Made from data/*.csv by data/generate.ts. Change the CSV file, not this one.\n${lines.join('\n')}\n`;
}
