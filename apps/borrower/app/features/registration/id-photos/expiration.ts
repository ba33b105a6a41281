import type { PlainDate } from '@lender/calculator';
import { type DateOrder, readDate } from '../../../forms/masks/date-mask.ts';

/** Fields beside the photos. */
export const EXPIRATION_FIELDS = ['documentExpiration'] as const;
export type ExpirationField = (typeof EXPIRATION_FIELDS)[number];

/** Order in which the last day of an identification is typed. */
export const EXPIRATION_ORDER: DateOrder = 'Y/m/d';

/**
 * Completes an INE's year: it is valid until the year's last day.
 *
 * @example
 * wholeYear('2030') // → '2030/12/31'
 */
export const wholeYear = (text: string): string => text.replace(/^\s*(\d{4})\s*\/?\s*$/, '$1/12/31');

/** Reads the last day on which an identification is valid, as it was typed; `undefined` for text that is no day. */
export const readExpiration = (text: string): PlainDate | undefined => readDate(wholeYear(text), EXPIRATION_ORDER);
