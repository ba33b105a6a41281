import type { ApplicationNeed, NeedState, Policy } from '@lender/lending';

interface Verdict {
  readonly reasons: readonly string[];
  readonly hasPhotos: boolean;
  readonly asks: Policy['asks'];
  readonly states: ReadonlyMap<ApplicationNeed, NeedState>;
}

/**
 * Returns what the client is asked for when a decision found something missing. An account is proven by the link to the
 * bank unless that was declined, else by a statement. The client is not asked for what a provider still has to answer.
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
