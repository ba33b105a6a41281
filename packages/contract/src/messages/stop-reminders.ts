import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { contactPreferences } from './contact-preferences.ts';

/**
 * Ends reminders with the key of an e-mail, without signing in. A key works once; later it only returns the current
 * preferences.
 */
export const stopReminders = defineEndpoint({
  name: 'stopReminders',
  method: 'PUT',
  path: '/web/public/reminders/stop',
  access: 'public',
  summary: 'Stop reminders with the key of an e-mail',
  body: lazy(() => z.strictObject({ key: z.string().check(z.regex(/^[0-9A-Z]{16}$/)) })),
  reply: contactPreferences,
  refusals: ['code_wrong'],
});
