/**
 * Reasons why a payout did not arrive at once, by the beginning of the stored text; any other text is the provider's
 * own.
 */
export const payoutCauseWords = [
  ['4001', 'La cuenta con el proveedor no tiene fondos suficientes'],
  ['fewer days left', 'Quedaban menos días que el plazo más corto'],
  ['the account returned a deposit', 'La cuenta devolvió un depósito'],
] as const;

export const providerSays = (cause: string): string => `El proveedor dice: ${cause}`;
