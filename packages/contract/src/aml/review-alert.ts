import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { alertRow } from './alert-row.ts';

/** Takes an alert to look into it; a member of staff who had it before loses it. */
export const reviewAlert = defineEndpoint({
  name: 'reviewAlert',
  method: 'POST',
  path: '/web/private/back-office/aml-alert/{id}/review',
  access: 'staff',
  permission: 'aml.handle',
  summary: 'Take an alert for review',
  params: idParams,
  reply: alertRow,
  refusals: ['not_found', 'alert_closed'],
  repeat: 'key',
});
