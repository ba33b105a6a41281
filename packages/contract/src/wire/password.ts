import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** A new password as it travels; what the policy asks of it is the server's setting. */
export const passwordText = lazy(() => z.string().check(z.minLength(1), z.maxLength(128)));
