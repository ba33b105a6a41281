export { bankEvidence } from './bank-evidence.ts';
export { readBankFacts } from './read-bank-facts.ts';
