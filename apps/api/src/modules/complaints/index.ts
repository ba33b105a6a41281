export { readComplaintCounts } from './read-complaint-counts.ts';
