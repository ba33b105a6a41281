import type { ApplicationNeed, NeedState, Policy } from '@lender/lending';

interface Verdict {
  readonly reasons: readonly string[];
  readonly hasPhotos: boolean;
  readonly asks: Policy['asks'];
  readonly states: ReadonlyMap<ApplicationNeed, NeedState>;
}

/**
 * What the client is asked for when a decision found something missing. An account is proven by the link to the bank while
 * that was not declined, else by a statement. What a provider still has to answer is not asked of the client.
 *
 * @example
 * needsAfter({ reasons: ['NEED_BANK'], hasPhotos: true, asks: ['bankLink'], states: new Map() }) // → ['bankLink']
 */
export function needsAfter({ reasons, hasPhotos, asks, states }: Verdict): readonly ApplicationNeed[] {
  const mayLink = asks.includes('bankLink') && (states.get('bankLink') ?? 'open') === 'open';
  const needs: Readonly<Record<string, ApplicationNeed>> = {
    NEED_ID: hasPhotos ? 'identityCheck' : 'idDocuments',
    NEED_BANK: mayLink ? 'bankLink' : 'bankStatement',
    NEED_INCOME: 'payroll',
  };
  return reasons.flatMap((reason) => needs[reason] ?? []);
}
