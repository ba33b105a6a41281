import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { legalTextRow } from './legal-text-row.ts';

/** Lists every text that a person accepts, in its current state. */
export const listLegalTexts = defineEndpoint({
  name: 'listLegalTexts',
  method: 'GET',
  path: '/web/private/back-office/legal-text',
  access: 'staff',
  permission: 'legal.read',
  summary: 'List the legal texts and their versions in force',
  reply: lazy(() => z.array(z.object(legalTextRow()))),
  refusals: [],
});
