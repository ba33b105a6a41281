export { explainOffer } from './explanation/explain-offer.ts';
export type { Explanation } from './explanation/explanation.ts';
