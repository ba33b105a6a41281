export { identityEvidence } from './identity-evidence.ts';
export { readIdentityFacts } from './read-identity-facts.ts';
