export { collectorEvidence } from './collector-evidence.ts';
export { collectorFacts } from './collector-facts.ts';
