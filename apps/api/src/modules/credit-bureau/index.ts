export { bureauEvidence } from './bureau-evidence.ts';
export { purgeAnswers } from './purge-answers.ts';
export { readBureauFacts } from './read-bureau-facts.ts';
export { withdrawQueries } from './withdraw-queries.ts';
