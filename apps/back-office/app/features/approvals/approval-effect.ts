import type { EffectLine } from '../../vocabulary/loan-effect-view.ts';

/** What a request would do if it were approved now, figure by figure; or why it cannot be done any more. */
export type ApprovalEffect = { readonly lines: readonly EffectLine[] } | { readonly stale: string };
