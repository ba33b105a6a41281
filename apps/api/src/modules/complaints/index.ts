export { latestOutcome } from './latest-outcome.ts';
export { readComplaintCounts } from './read-complaint-counts.ts';
