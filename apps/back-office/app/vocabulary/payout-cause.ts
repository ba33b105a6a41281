import { payoutCauseWords, providerSays } from './payout-cause.copy.es.ts';

/**
 * Returns why a payout did not arrive at once, in words.
 *
 * @example
 * payoutCause('4001: not enough funds') // → 'La cuenta con el proveedor no tiene fondos suficientes'
 */
export const payoutCause = (cause: string): string =>
  payoutCauseWords.find(([known]) => cause.startsWith(known))?.[1] ?? providerSays(cause);
