import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { INVALID_MAIL } from '../violations.ts';

/**
 * A letter of a name: the Latin script with all its accents (A to Z, Latin-1, Extended-A, Extended-B and Extended
 * Additional). The font of the agreements can draw these; other scripts are refused.
 */
const LETTER = '[A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ]';
const PERSON_NAME = new RegExp(`^${LETTER}+(?:(?:\\.? |['’.-])${LETTER}+)*\\.?$`, 'u');
const FULL_NAME = new RegExp(`^${LETTER}(?:${LETTER}|['’.-])*(?: +${LETTER}(?:${LETTER}|['’.-])*)+$`, 'u');

/**
 * Composing a text takes time in the square of its accents, so a long one is refused before: a letter has at most
 * three.
 */
const noLonger = (length: number) => z.maxLength(length, { abort: true });

/**
 * Given names and surnames: letters with accents, single spaces, 2 to 50 characters; a lone apostrophe, hyphen or dot
 * inside. An accent that is typed as a character of its own becomes part of its letter; where no such letter exists,
 * the name is refused.
 */
export const personName = lazy(() =>
  z.string().check(noLonger(200), z.normalize('NFC'), z.minLength(2), z.maxLength(50), z.regex(PERSON_NAME)),
);

/** A full name: at least two words. */
export const fullName = lazy(() =>
  z.string().check(noLonger(400), z.normalize('NFC'), z.minLength(3), z.maxLength(100), z.regex(FULL_NAME)),
);

/** A Mexican phone number: exactly ten ASCII digits. */
export const phoneNumber = lazy(() => z.string().check(z.regex(/^[1-9][0-9]{9}$/)));

/** Another phone at which a person may be reached, at home or abroad: 8 to 15 digits. */
export const alternatePhone = lazy(() => z.string().check(z.regex(/^[0-9]{8,15}$/)));

/** A phone at work: ten digits, or as older switchboards write it, with a leading 0. */
export const workPhone = lazy(() => z.string().check(z.regex(/^(?:[1-9][0-9]{9}|0[0-9]{9,11})$/)));

/** An e-mail address. */
export const emailAddress = lazy(() => z.string().check(z.maxLength(254), z.email(INVALID_MAIL)));

/** CURP as it was typed; the server says what is wrong with it. */
export const curpText = lazy(() => z.string().check(z.minLength(1), z.maxLength(18), z.regex(/^\P{Cc}*$/u)));

const RELATIONSHIPS = ['family', 'friend', 'coworker', 'neighbour'] as const;
/** Relationship of a person to the client. */
export type Relationship = (typeof RELATIONSHIPS)[number];
export const relationship = lazy(() => z.enum(RELATIONSHIPS));
