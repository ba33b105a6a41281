export { type DecisionSource, decideFrom, priceInputs } from './decide-from.ts';
export { decideManually, offerManually } from './decide-manually.ts';
export { type DecisionRecord, decisionResult } from './decision-record.ts';
export { departsFromEngine } from './departs-from-engine.policy.ts';
export { storedVariables } from './variables/stored-variables.ts';
