import type { EffectLine } from '../../vocabulary/loan-effect-view.ts';

/**
 * Effect that a request would have if it were approved now, figure by figure; or the reason why it cannot be done any
 * more.
 */
export type ApprovalEffect = { readonly lines: readonly EffectLine[] } | { readonly stale: string };
