import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** A CLABE as it was typed: up to 18 digits, with room for spaces; what is wrong with it is said by the server. */
export const clabeText = lazy(() => z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^\P{Cc}*$/u)));

/** The number of a bank card as it was typed: 13 to 25 characters, digits in groups. Valid is exactly 16 digits with a right check digit. */
export const cardDigits = lazy(() => z.string().check(z.regex(/^[0-9][0-9 ]{11,23}[0-9]$/)));
