import * as z from 'zod/mini';
import { lazy, SIGN_IN_DEBTS } from '../endpoint.ts';
import { authorization } from '../wire/authorization.ts';

/** The token of a member of staff, and what is still owed before it opens anything. */
export const staffAuthorization = lazy(() => z.extend(authorization(), { owes: z.optional(z.enum(SIGN_IN_DEBTS)) }));
