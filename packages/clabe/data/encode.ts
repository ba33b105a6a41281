import { placeName } from '../src/directory/place-name.ts';

/** One row of a CSV file, keyed by the names in its first line. */
type Row = Readonly<Record<string, string>>;

/** Texts of the directory's files, as read from disk. */
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

/** Ending of most registered names; `*` replaces it. */
const COMMON_LEGAL_FORM = ', S.A., Institución de Banca Múltiple';

/** Sources reliable enough for a registered name. */
const legalNameSources = new Set(['SAT c_Banco', 'override']);

/** Returns the text of each data module, by its path under `src`. */
export function encodeDirectory({ banksCsv, plazasCsv }: DirectoryCsv): ReadonlyMap<string, string> {
  const banks = readCsv(banksCsv);
  const plazas = readCsv(plazasCsv);
  return new Map([
    ['known-codes.data.ts', module({ BANK_CODES_HEX: encodeCodes(banks), PLAZA_CODES_HEX: encodeCodes(plazas) })],
    ['directory/banks.data.ts', module({ COMMON_LEGAL_FORM, BANK_ROWS: banks.map(encodeBank).join('\n') })],
    [
      'directory/plazas.data.ts',
      module({
        PLAZA_ROWS: plazas
          .map((plaza, at) => encodePlaza(plaza, plazas[at - 1]))
          .join('')
          .trimStart(),
      }),
    ],
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

/** Encodes four codes in each hexadecimal character, the lowest code in the lowest bit. */
function encodeCodes(rows: readonly Row[]): string {
  const nibbles = new Array<number>(250).fill(0);
  for (const { code } of rows)
    nibbles[Number(code) >> 2] = (nibbles[Number(code) >> 2] ?? 0) | (1 << (Number(code) & 3));
  return nibbles.map((nibble) => nibble.toString(16)).join('');
}

function encodeBank({ short_name, legal_name, legal_name_source, banxico_code, status }: Row): string {
  const isPrinted = status === 'active' && legalNameSources.has(legal_name_source ?? '') && legal_name !== short_name;
  const development = banxico_code?.startsWith('37') ? '^' : '';
  return `${signByStatus[status ?? '']}${development}${short_name}${isPrinted ? `|${legal_name?.replace(COMMON_LEGAL_FORM, '*')}` : ''}`;
}

function encodePlaza({ code, city = '', state = '' }: Row, before: Row | undefined): string {
  const line = state === before?.state ? '' : `\n${pack(state)}`;
  return `${line}${code === before?.code ? '/' : '|'}${pack(city)}`;
}

/** Returns the packed form of a name; a word whose capitals `placeName` could not restore keeps them. */
function pack(name: string): string {
  const words = name.split(' ').map((word, at) => {
    const small = word.toLowerCase();
    return placeName(at === 0 ? small : `. ${small} .`).includes(word) ? small : word;
  });
  return words.join(' ').replaceAll(' de ', '_');
}

function module(constants: Readonly<Record<string, string>>): string {
  const lines = Object.entries(constants).map(([name, value]) => `export const ${name} = \`${value}\`;`);
  return `// Generated from data/*.csv by data/generate.ts. Change the CSV file, not this one.\n${lines.join('\n')}\n`;
}
