import type { BuildNssProblem } from './build-nss.ts';
import type { NssProblem, NssWarning } from './nss-problem.ts';

/**
 * Returns the Spanish sentence of a problem or a warning, for the person who typed it.
 *
 * @example
 * nssMessageEs({ code: 'length', actual: 10 }) // → 'El NSS tiene 11 dígitos y escribiste 10.'
 */
export function nssMessageEs(problem: NssProblem | NssWarning): string {
  switch (problem.code) {
    case 'not_text':
      return 'Escribe tu número de seguridad social.';
    case 'length':
      return `El NSS tiene 11 dígitos y escribiste ${problem.actual}.`;
    case 'characters':
      return 'Usa solo números, sin letras, espacios ni guiones.';
    case 'check_digit':
      return 'Algún dígito no coincide. Compara tu NSS con tu tarjeta o tu constancia del IMSS.';
    case 'years':
      return 'Según este número, el alta fue antes del nacimiento. Compáralo con tu constancia del IMSS.';
  }
}

const partWords = {
  subdelegation: 'La subdelegación',
  registrationYear: 'El año de alta',
  birthYear: 'El año de nacimiento',
  serial: 'El número de serie',
} as const;

/**
 * Returns the Spanish sentence of a problem of `buildNss`.
 *
 * @example
 * buildNssMessageEs({ code: 'part', part: 'serial', maxDigits: 4 }) // → 'El número de serie lleva de 1 a 4 dígitos.'
 */
export const buildNssMessageEs = (problem: BuildNssProblem): string =>
  problem.code === 'part'
    ? `${partWords[problem.part]} lleva de 1 a ${problem.maxDigits} dígitos.`
    : nssMessageEs(problem);
