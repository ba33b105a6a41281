import {
  type Centavos,
  formatPesos as formatPlainPesos,
  formatWholePesos as formatPlainWholePesos,
} from '@lender/money';

/**
 * Adds commas between thousands to an amount in words.
 *
 * @example
 * groupThousands('-$921584.77') // → '-$921,584.77'
 */
export const groupThousands = (amount: string): string => amount.replace(/\d(?=(?:\d{3})+(?:\.\d\d)?$)/g, '$&,');

/** Formats an amount as pages for staff show it: `$`, commas between thousands, always two decimals. */
export const formatPesos = (amount: Centavos): string => groupThousands(formatPlainPesos(amount));

/** Formats an amount without its centavos, which are dropped, with commas between thousands. */
export const formatWholePesos = (amount: Centavos): string => groupThousands(formatPlainWholePesos(amount));
