export { checkDigit } from './check-digit.ts';
export { checkPartialRfc, type PartialRfc } from './check-partial-rfc.ts';
export {
  compareCompanyRfc,
  compareRfc,
  type RfcComparison,
  type RfcFieldComparison,
} from './compare-rfc.ts';
export {
  type GenerateRfcProblem,
  type GenerateRfcResult,
  generateCompanyRfc,
  generateRfc,
} from './generate/generate-rfc.ts';
export { homoclave } from './generate/homoclave.ts';
export type { Known, MoralPerson, PhysicalPerson } from './generate/person.ts';
export { isValidRfc } from './is-valid-rfc.ts';
export { parseRfc, type RfcResult } from './parse-rfc.ts';
export { generateRfcMessageEs, rfcMessageEs } from './rfc.copy.es.ts';
export type { Rfc, RfcKind, RfcParts } from './rfc.ts';
export { generateRfcMessage, rfcMessage } from './rfc-message.ts';
export type { RfcOptions } from './rfc-options.ts';
export type { RfcProblem, RfcWarning } from './rfc-problem.ts';
export { rfcProblems } from './rfc-problems.ts';
export { createRfcSchema, type RfcIssue, type RfcSchema, type RfcValidation, rfcSchema } from './rfc-schema.ts';
