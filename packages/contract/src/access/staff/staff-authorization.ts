import * as z from 'zod/mini';
import { lazy, SIGN_IN_DEBTS } from '../../endpoint.ts';
import { authorization } from '../../wire/authorization.ts';

/** Token of a member of staff, and the sign-in step that is still missing. */
export const staffAuthorization = lazy(() => z.extend(authorization(), { owes: z.optional(z.enum(SIGN_IN_DEBTS)) }));
