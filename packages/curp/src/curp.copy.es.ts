import type { CurpProblem, CurpWarning } from './curp-problem.ts';
import type { GenerateCurpProblem } from './generate-curp.ts';

/**
 * Returns the Spanish sentence of a problem or a warning, for borrowers.
 *
 * @example
 * curpMessageEs({ code: 'length', actual: 17 }) // → 'La CURP tiene 18 caracteres, no 17.'
 */
export function curpMessageEs(problem: CurpProblem | CurpWarning): string {
  switch (problem.code) {
    case 'not_text':
      return 'Escribe tu CURP.';
    case 'length':
      return `La CURP tiene 18 caracteres, no ${problem.actual}.`;
    case 'format':
      return 'La CURP tiene 4 letras, 6 números, 6 letras y 2 caracteres.';
    case 'date':
      return 'La fecha de la CURP no existe.';
    case 'future_date':
      return 'La fecha de la CURP no llega aún.';
    case 'sex':
      return 'La letra 11 de la CURP es H, M o X.';
    case 'state':
      return `El estado de la CURP no existe: ${problem.state}.`;
    case 'letters':
      return `Revisa la letra ${problem.position} de la CURP.`;
    case 'check_digit':
      return 'Revisa la CURP: no coincide con tu documento.';
    case 'inconvenient_word':
      return `El registro evita estas letras: ${problem.word}.`;
  }
}

const nameWords = {
  givenNames: 'tu nombre',
  firstSurname: 'tu primer apellido',
  secondSurname: 'tu segundo apellido',
} as const;

/**
 * Returns the Spanish sentence of a problem of `generateCurp`.
 *
 * @example
 * generateCurpMessageEs({ code: 'name', field: 'firstSurname' }) // → 'Escribe tu primer apellido con letras.'
 */
export function generateCurpMessageEs(problem: GenerateCurpProblem): string {
  switch (problem.code) {
    case 'name':
      return `Escribe ${nameWords[problem.field]} con letras.`;
    case 'differentiator':
      return 'El carácter 17 es un número si naciste antes de 2000, y una letra si naciste después.';
    default:
      return curpMessageEs(problem);
  }
}
