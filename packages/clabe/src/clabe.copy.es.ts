import type { BuildClabeProblem } from './build-clabe.ts';
import type { ClabeProblem } from './clabe-problem.ts';

/**
 * Returns the Spanish sentence of a problem, for borrowers. A wrong checksum does not name the digit that would fit:
 * the error is seldom in the last place, and a number changed until it passes is another person's account.
 *
 * @example
 * clabeMessageEs({ code: 'length', actual: 17 }) // → 'La CLABE tiene 18 dígitos y escribiste 17.'
 */
export function clabeMessageEs(problem: ClabeProblem): string {
  switch (problem.code) {
    case 'not_text':
      return 'Escribe tu CLABE.';
    case 'length':
      return `La CLABE tiene 18 dígitos y escribiste ${problem.actual}.`;
    case 'characters':
      return 'Usa solo números, sin letras ni espacios.';
    case 'check_digit':
      return 'Algún dígito no coincide. Compara tu CLABE con la que te da tu banco.';
    case 'bank':
      return `No conocemos ningún banco con la clave ${problem.bank}. Revisa los primeros 3 dígitos.`;
    case 'city':
      return `No conocemos ninguna plaza con la clave ${problem.city}. Revisa los dígitos 4 a 6.`;
    case 'bank_not_allowed':
      return 'Por ahora no depositamos en ese banco. Usa una CLABE de otro banco.';
  }
}

const partWords = { bankCode: 'La clave del banco', plazaCode: 'La clave de la plaza', account: 'La cuenta' } as const;

/**
 * Returns the Spanish sentence of a problem of `buildClabe`.
 *
 * @example
 * buildClabeMessageEs({ code: 'part', part: 'bankCode', maxDigits: 3 }) // → 'La clave del banco lleva de 1 a 3 dígitos.'
 */
export const buildClabeMessageEs = (problem: BuildClabeProblem): string =>
  problem.code === 'part'
    ? `${partWords[problem.part]} lleva de 1 a ${problem.maxDigits} dígitos.`
    : clabeMessageEs(problem);
