import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** A password on the wire: any characters but control ones. The server's settings define the policy for a new one. */
export const passwordText = lazy(() => z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^\P{Cc}*$/u)));
