import { z } from 'zod';

/**
 * Number in an address of the simulated phone, read as E.164: ten digits are a Mexican number, and the plus sign may be
 * left out.
 *
 * @example phoneNumber.parse('5512345678') // '+525512345678'
 */
export const phoneNumber = z
  .string()
  .regex(/^ ?\+?\d{8,15}$/)
  .transform((text) => text.replace(/\D/g, ''))
  .transform((digits) => (digits.length === 10 ? `+52${digits}` : `+${digits}`));

/** Returns a number as its page's address has it: without the country code of Mexico. */
export const pathOfNumber = (number: string): string => number.replace(/^\+(?:52(?=\d{10}$))?/, '');

/**
 * Formats a number for people.
 *
 * @example formatNumber('+525512345678') // '55 1234 5678'
 */
export const formatNumber = (number: string): string => number.replace(/^\+52(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3');
