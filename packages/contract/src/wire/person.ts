import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** Given names and surnames: letters with accents, single spaces, 2 to 50 characters; a lone apostrophe, hyphen or dot inside. */
export const personName = lazy(() =>
  z.string().check(z.minLength(2), z.maxLength(50), z.regex(/^\p{L}+(?:(?:\.? |['’.-])\p{L}+)*\.?$/u)),
);

/** A Mexican phone number: exactly ten ASCII digits. */
export const phoneNumber = lazy(() => z.string().check(z.regex(/^[1-9][0-9]{9}$/)));

export const emailAddress = lazy(() => z.string().check(z.maxLength(254), z.email()));
