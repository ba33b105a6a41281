import type { CurpProblem } from './curp-problem.ts';

/**
 * The Spanish sentence of a problem, for borrowers.
 *
 * @example
 * curpMessageEs({ code: 'length', actual: 17 }) // → 'La CURP tiene 18 caracteres, no 17.'
 */
export function curpMessageEs(problem: CurpProblem): string {
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
  }
}
