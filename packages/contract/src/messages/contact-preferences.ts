import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/**
 * Messages that a borrower wants to receive. Receipts, and what the law or the contract demands, are sent in any case.
 */
export const contactPreferences = lazy(() => z.strictObject({ reminders: z.boolean() }));
