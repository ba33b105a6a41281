export { decideManually, offerManually } from './decide-manually.ts';
export { decisionResult } from './decision-record.ts';
