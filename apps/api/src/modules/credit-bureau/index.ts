export { bureauEvidence } from './bureau-evidence.ts';
export { readBureauFacts } from './read-bureau-facts.ts';
export { withdrawQueries } from './withdraw-queries.ts';
