/**
 * Returns a promotion's code in the form used for comparison: people type it with spaces and in any case.
 *
 * @example
 * compactPromoCode(' buen fin-26 ') // → 'BUENFIN-26'
 */
export const compactPromoCode = (text: string): string => text.replace(/\s/g, '').toUpperCase();
