import * as z from 'zod/mini';
import { lazy } from '../../endpoint.ts';

/** Token in the link of an invitation. */
export const invitationToken = lazy(() => z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)));
