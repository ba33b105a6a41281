import { defineEndpoint } from '../endpoint.ts';
import { contactPreferences } from './contact-preferences.ts';

/** Tells whether the borrower is reminded of due dates. */
export const getContactPreferences = defineEndpoint({
  name: 'getContactPreferences',
  method: 'GET',
  path: '/web/private/client/contact-preferences',
  access: 'client',
  summary: "Retrieve the client's contact preferences",
  reply: contactPreferences,
  refusals: [],
});
