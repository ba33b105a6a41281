import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** What a borrower wants to be told. Receipts, and what the law or the contract demands, come in any case. */
export const contactPreferences = lazy(() => z.strictObject({ reminders: z.boolean() }));
