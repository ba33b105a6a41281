import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** What an invitation's link carries. */
export const invitationToken = lazy(() => z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)));
