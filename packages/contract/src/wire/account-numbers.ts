import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** CLABE as it was typed: up to 18 digits, with room for spaces; the server says what is wrong with it. */
export const clabeText = lazy(() => z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^\P{Cc}*$/u)));

/** A token of a provider, of letters and digits: never thirteen digits in a row, which might be a card's number. */
export const providerToken = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[0-9]{0,12}(?:[A-Za-z][0-9]{0,12})*$/));
