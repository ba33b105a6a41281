import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** A short free text of one line, trimmed, without control characters. */
export const line = (max: number) =>
  z
    .string()
    .check(z.minLength(1), z.maxLength(max), z.regex(/^[^\s\p{Cc}\p{Cf}](?:[^\p{Cc}\p{Cf}]*[^\s\p{Cc}\p{Cf}])?$/u));

/** A text of several lines, trimmed, without control characters other than line ends. */
export const paragraphs = (max: number) =>
  z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(max),
      z.regex(/^[^\s\p{Cc}\p{Cf}](?:(?:[^\p{Cc}\p{Cf}]|\n)*[^\s\p{Cc}\p{Cf}])?$/u),
    );

/** An employer's name: at least 2 characters. */
export const companyName = lazy(() => line(80).check(z.minLength(2)));

/** A code that came by SMS; its length is configuration, 3 to 8 digits. */
export const smsCode = lazy(() => z.string().check(z.regex(/^[0-9]{3,8}$/)));

/** A key of a classification. */
export const classificationKey = lazy(() => z.string().check(z.regex(/^[a-z_]{1,20}(?:\.[a-z_]{1,20})?$/)));

/** Returns the schema of a text that another program made, an id or a tag: any text without control characters. */
export const foreignText = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cf}]*$/u));
