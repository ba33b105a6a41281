import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** A short free text of one line, trimmed, without control characters. */
export const line = (max: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(max),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
    z.regex(/^[^\s\u0000-\u001f\u007f](?:[^\u0000-\u001f\u007f]*[^\s\u0000-\u001f\u007f])?$/u),
  );

/** A code that came by SMS; its length is configuration, 3 to 8 digits. */
export const smsCode = lazy(() => z.string().check(z.regex(/^[0-9]{3,8}$/)));
