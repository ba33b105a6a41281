import type { CurpProblem } from './curp-problem.ts';

/**
 * The Spanish sentence of a problem, for borrowers.
 *
 * @example
 * curpMessageEs({ code: 'length', actual: 17 }) // → 'La CURP tiene 18 caracteres y escribiste 17.'
 */
export function curpMessageEs(problem: CurpProblem): string {
  switch (problem.code) {
    case 'not-text':
      return 'Escribe tu CURP.';
    case 'length':
      return `La CURP tiene 18 caracteres y escribiste ${problem.actual}.`;
    case 'format':
      return 'La CURP tiene 4 letras, 6 números, 6 letras y 2 caracteres más, sin acentos.';
    case 'date':
      return 'La fecha de nacimiento de la CURP no existe.';
    case 'future-date':
      return 'La fecha de nacimiento de la CURP aún no llega.';
    case 'sex':
      return 'El carácter 11 de la CURP es H, M o X.';
    case 'state':
      return `La clave de estado de la CURP no existe: ${problem.state}.`;
    case 'letters':
      return `Revisa la letra ${problem.position} de la CURP.`;
    case 'check-digit':
      return 'Algún carácter no coincide. Compara tu CURP con tu documento.';
  }
}
