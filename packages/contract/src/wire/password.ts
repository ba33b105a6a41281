import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** A password as it travels: any characters but control ones. What the policy asks of a new one is the server's setting. */
export const passwordText = lazy(() => z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^\P{Cc}*$/u)));
