import type { PlainDate } from '@lender/calculator';
import type { TokenizedCard } from '../../../providers/openpay/port.ts';
import { normaliseName } from '../../clients/index.ts';

/**
 * Returns the identity of a card, since its number is never seen here: the digits that the provider shows, the month
 * and the holder's name, whose accents, capitals and order do not count. Two strangers with the same ten digits and the
 * same month have different names.
 */
export const cardIdentity = ({ maskedNumber, month, year, holderName }: Omit<TokenizedCard, 'brand'>): string =>
  [maskedNumber, `${year}-${String(month).padStart(2, '0')}`, ...wordsOf(holderName)].join(' ');

const wordsOf = (name: string): string[] =>
  normaliseName(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .toSorted();

/** Tells whether the expiry month of a card is over. */
export function isCardExpired({ month, year }: Pick<TokenizedCard, 'month' | 'year'>, today: PlainDate): boolean {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  return year * 12 + month < thisYear * 12 + thisMonth;
}
