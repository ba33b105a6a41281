import type { Centavos } from './centavos.ts';

/**
 * Formats an amount for people: `$`, no grouping, always two decimals.
 *
 * @example
 * formatPesos(centavos(478880)) // → '$4788.80'
 */
export function formatPesos(amount: Centavos): string {
  const size = Math.abs(amount);
  return `${amount < 0 ? '-' : ''}$${Math.trunc(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}

/**
 * Formats an amount without its centavos, which are dropped, not rounded: for amounts in whole pesos, such as the
 * amount to borrow.
 *
 * @example
 * formatWholePesos(centavos(478800)) // → '$4788'
 */
export function formatWholePesos(amount: Centavos): string {
  const pesos = Math.trunc(amount / 100);
  return `${pesos < 0 ? '-' : ''}$${Math.abs(pesos)}`;
}
