import type { CaseEvidence } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import { collectorFacts } from './collector-facts.ts';

interface Application {
  readonly clientId: string;
  readonly applicationId: string;
}

/**
 * Tells the reviewer whether the scoring host has data on how an application was filled in; the result is for the
 * engine.
 */
export async function collectorEvidence(tx: Tx, of: Application): Promise<CaseEvidence['collector']> {
  const { facts, asOf } = await collectorFacts(tx, of);
  if (facts.collectorSignals === undefined) return { state: 'not_asked', asOf: null, found: null };
  return { state: 'answered', asOf: asOf?.toISOString() ?? null, found: { isComplete: facts.collectorSignals === 1 } };
}
