import type { NssProblem } from './nss-problem.ts';

/**
 * The Spanish sentence of a problem, for the person who typed it.
 *
 * @example
 * nssMessageEs({ code: 'length', actual: 10 }) // → 'El NSS tiene 11 dígitos y escribiste 10.'
 */
export function nssMessageEs(problem: NssProblem): string {
  switch (problem.code) {
    case 'not_text':
      return 'Escribe tu número de seguridad social.';
    case 'length':
      return `El NSS tiene 11 dígitos y escribiste ${problem.actual}.`;
    case 'characters':
      return 'Usa solo números, sin letras, espacios ni guiones.';
    case 'check_digit':
      return 'Algún dígito no coincide. Compara tu NSS con tu tarjeta o tu constancia del IMSS.';
  }
}
