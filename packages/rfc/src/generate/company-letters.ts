import { spellNumber } from './number-words.ts';
import { plainName } from './plain-name.ts';

/** Words left out wherever another word remains (annex V and rule 11 of the procedure). */
const PARTICLES = new Set(
  'A AL AND CIA CO COMPAÑIA COMPANY CON DE DEL E EL EN LA LAS LOS MAC MC MI OF PARA POR SOC SOCIEDAD SUS THE VAN VON Y'.split(
    ' ',
  ),
);

/** Names of signs that are words of their own (annex VI); inside words signs are left out. */
const SIGNS: Readonly<Record<string, string>> = {
  '@': 'ARROBA',
  "'": 'APOSTROFE',
  '%': 'PORCIENTO',
  '#': 'NUMERO',
  '!': 'ADMIRACION',
  '.': 'PUNTO',
  $: 'PESOS',
  '"': 'COMILLAS',
  '-': 'GUION',
  '/': 'DIAGONAL',
  '+': 'SUMA',
  '(': 'ABRE PARENTESIS',
  ')': 'CIERRA PARENTESIS',
};

/** Legal forms without spaces and points: those of rule 5, and newer ones. */
const LEGAL_FORM =
  /^(?:S(?:EN(?:NC|C(?:PORA)?)|NC|CL|CS|A(?:B|S|PIB?)?(?:DECV)?|(?:DE|C(?:DE)?)?RL(?:DECV)?|C|PRDERL(?:DECV)?)|A(?:C|BP|ENP)|IAP)(?:MI|SOFOM(?:ENR|ER))?$/;
/** Number of letters of the longest legal form: S.P.R. de R.L. de C.V., SOFOM, E.N.R. */
const LONGEST_FORM = 19;

/**
 * Returns the three letters of a company's RFC; `undefined` when the name holds none that may be used. `Aceros
 * Ecatepec, S.A.` gives `AEC`.
 */
export function companyLetters(legalName: string): string | undefined {
  const words = withoutLegalForm(plainName(legalName).split(' '))
    .flatMap(
      (word) => (/^[A-ZÑ](?:\.[A-ZÑ])*\.,?$/.test(word) ? word.match(/[A-ZÑ]/g)?.map(initial) : inWords(word)) ?? [],
    )
    .filter(({ text }) => text !== '');
  if (words.some(({ text }) => !/^[A-ZÑ&]+$/.test(text))) return undefined;
  const counting = words.filter(({ text, isInitial }) => isInitial || !PARTICLES.has(text));
  const [first = '', second, third] = (counting.length > 0 ? counting : words).map(({ text }) => text);
  if (first === '') return undefined;
  if (second === undefined) return first.slice(0, 3).padEnd(3, 'X');
  if (third === undefined) return first.charAt(0) + second.slice(0, 2).padEnd(2, 'X');
  return first.charAt(0) + second.charAt(0) + third.charAt(0);
}

interface CompanyWord {
  readonly text: string;
  /** True for a letter with its point: it is a word of its own, never an article. */
  readonly isInitial: boolean;
}

const initial = (text: string): CompanyWord => ({ text, isInitial: true });

/** Spells out numbers, and signs that are words of their own. */
function inWords(word: string): readonly CompanyWord[] {
  const text = SIGNS[word] ?? spellNumber(word.replace(/["'.,;:@%#!¡?¿$/+()-]/g, ''));
  return text.split(' ').map((part) => ({ text: part, isInitial: false }));
}

/** Removes the longest ending that is a legal form; a name never consists of its legal form alone. */
function withoutLegalForm(words: readonly string[]): readonly string[] {
  let end = words.length;
  let ending = '';
  for (let at = end - 1; at > 0 && ending.length < LONGEST_FORM; at--) {
    ending = (words[at] ?? '').replace(/[.,]/g, '') + ending;
    if (LEGAL_FORM.test(ending)) end = at;
  }
  return words.slice(0, end);
}
