import type { BrandProblem } from './brand-problems.ts';

const schemeWords = { light: 'de día', dark: 'de noche' } as const;

/**
 * Returns the Spanish sentence for a problem of a look.
 *
 * @example
 * brandMessageEs({ code: 'value', token: 'radius.button' }) // → 'Ese valor no le queda a esta parte: radius.button.'
 */
export function brandMessageEs(problem: BrandProblem): string {
  switch (problem.code) {
    case 'contrast':
      return `No se lee ${problem.front} sobre ${problem.back}, ${schemeWords[problem.scheme]}: da ${problem.ratio} y se pide ${problem.atLeast}.`;
    case 'color':
      return `Escribe un color como #0A7F78: ${problem.role}, ${schemeWords[problem.scheme]}.`;
    case 'value':
      return `Ese valor no le queda a esta parte: ${problem.token}.`;
    case 'part':
      return `Esa parte no existe: ${problem.token}.`;
  }
}
