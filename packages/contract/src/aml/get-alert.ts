import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { alertRow } from './alert-row.ts';

/** Returns one alert; a member of staff never sees an alert about themself. */
export const getAlert = defineEndpoint({
  name: 'getAlert',
  method: 'GET',
  path: '/web/private/back-office/aml-alert/{id}',
  access: 'staff',
  permission: 'aml.read',
  summary: 'Retrieve a money laundering alert',
  params: idParams,
  reply: alertRow,
  refusals: ['not_found'],
});
