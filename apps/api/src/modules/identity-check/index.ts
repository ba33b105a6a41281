export { identityEvidence } from './identity-evidence.ts';
export { purgePeopleSeen } from './purge-people-seen.ts';
export { readIdentityFacts } from './read-identity-facts.ts';
