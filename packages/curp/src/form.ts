export { checkPartialCurp, type PartialCurp } from './check-partial-curp.ts';
export { curpMessageEs, generateCurpMessageEs } from './curp.copy.es.ts';
export { curpMessage, generateCurpMessage } from './curp-message.ts';
export { curpProblems } from './curp-problems.ts';
export { type CurpIssue, type CurpSchema, type CurpValidation, createCurpSchema, curpSchema } from './curp-schema.ts';
