import type { GenerateRfcProblem } from './generate/generate-rfc.ts';
import type { RfcProblem, RfcWarning } from './rfc-problem.ts';

const kindWords = {
  physical: 'Este RFC es de una persona física y aquí no se acepta.',
  moral: 'Este RFC es de una empresa y aquí no se acepta.',
  generic: 'Este RFC es genérico. Escribe el tuyo.',
} as const;

/**
 * Returns the Spanish sentence of a problem or a warning, for the person who typed it.
 *
 * @example
 * rfcMessageEs({ code: 'length', actual: 12, expected: 13 }) // → 'El RFC tiene 13 caracteres y escribiste 12.'
 */
export function rfcMessageEs(problem: RfcProblem | RfcWarning): string {
  switch (problem.code) {
    case 'not_text':
      return 'Escribe tu RFC.';
    case 'length':
      return `El RFC tiene ${problem.expected} caracteres y escribiste ${problem.actual}.`;
    case 'format':
      return 'El RFC lleva 3 o 4 letras, 6 números y 3 letras o números.';
    case 'date':
      return 'La fecha del RFC no existe. Revisa los 6 números.';
    case 'check_digit':
      return 'Algún carácter no coincide. Compara tu RFC con tu constancia de situación fiscal.';
    case 'inconvenient_word':
      return `El SAT evita estas letras: ${problem.word}.`;
    case 'kind_not_allowed':
      return kindWords[problem.kind];
  }
}

const nameWords = {
  givenNames: 'tu nombre',
  firstSurname: 'tu primer apellido',
  secondSurname: 'tu segundo apellido',
  legalName: 'la razón social',
} as const;

/**
 * Returns the Spanish sentence of a problem of the generators.
 *
 * @example
 * generateRfcMessageEs({ code: 'name', field: 'firstSurname' }) // → 'Escribe tu primer apellido con letras.'
 */
export const generateRfcMessageEs = (problem: GenerateRfcProblem): string =>
  problem.code === 'name' ? `Escribe ${nameWords[problem.field]} con letras.` : rfcMessageEs(problem);
