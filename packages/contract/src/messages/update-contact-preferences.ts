import { defineEndpoint } from '../endpoint.ts';
import { contactPreferences } from './contact-preferences.ts';

/** Ends reminders of due dates, or starts them again. Reminders that wait are withdrawn. */
export const updateContactPreferences = defineEndpoint({
  name: 'updateContactPreferences',
  method: 'PUT',
  path: '/web/private/client/contact-preferences',
  access: 'client',
  summary: "Update the client's contact preferences",
  body: contactPreferences,
  reply: contactPreferences,
  refusals: [],
});
