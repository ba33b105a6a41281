export { checkInvariants } from './check-invariants.ts';
export { type InvariantReport, runInvariants, type Verdict } from './report/run-invariants.ts';
export { shellLineOf } from './report/shell-line.ts';
export { LANGUAGES, type Language, writeFinding } from './report/write-finding.ts';
export { type Breach, type Finding, type Need, RULE_CODES, type Rule, type RuleCode } from './rule.ts';
export { RULES } from './rules.ts';
export type { InvariantOptions, StaffAccess } from './world/options.ts';
export type { RecordedCall } from './world/trace.ts';
