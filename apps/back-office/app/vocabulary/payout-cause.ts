import { payoutCauseWords, providerSays } from './payout-cause.copy.es.ts';

/**
 * Why money did not simply arrive, in words.
 *
 * @example
 * payoutCause('4001: not enough funds') // → 'La cuenta con el proveedor no tiene fondos suficientes'
 */
export const payoutCause = (cause: string): string =>
  payoutCauseWords.find(([known]) => cause.startsWith(known))?.[1] ?? providerSays(cause);
