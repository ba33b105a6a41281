export type { Bank, BankStatus } from './bank.ts';
export { type BuildClabeProblem, type BuildClabeResult, buildClabe, type ClabeIngredients } from './build-clabe.ts';
export { checkPartialClabe, type PartialClabe } from './check-partial-clabe.ts';
export { buildClabeMessageEs, clabeMessageEs } from './clabe.copy.es.ts';
export type { Clabe, ClabeNames, ClabeParts } from './clabe.ts';
export { type ClabeDirectory, extendDirectory } from './clabe-directory.ts';
export { buildClabeMessage, clabeMessage } from './clabe-message.ts';
export type { ClabeOptions } from './clabe-options.ts';
export type { ClabeProblem, ClabeWarning } from './clabe-problem.ts';
export { clabeProblems } from './clabe-problems.ts';
export {
  type ClabeIssue,
  type ClabeSchema,
  type ClabeValidation,
  clabeSchema,
  createClabeSchema,
} from './clabe-schema.ts';
export { controlDigit } from './control-digit.ts';
export { type ClabeInput, clabeDigits, formatClabe, formatClabeInput } from './format-clabe.ts';
export { isValidClabe } from './is-valid-clabe.ts';
export { type ClabeResult, parseClabe } from './parse-clabe.ts';
export type { City, Plaza } from './plaza.ts';
