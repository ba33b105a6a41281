export { computeFormula } from './explanation/compute-formula.ts';
export { explainOffer } from './explanation/explain-offer.ts';
export type { Explanation } from './explanation/explanation.ts';
