import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { alertDetail } from './alert-detail.ts';

/** Returns one alert and its payments; a member of staff never sees an alert about themself. */
export const getAlert = defineEndpoint({
  name: 'getAlert',
  method: 'GET',
  path: '/web/private/back-office/aml-alert/{id}',
  access: 'staff',
  permission: 'aml.read',
  summary: 'Retrieve a money laundering alert',
  params: idParams,
  reply: alertDetail,
  refusals: ['not_found'],
});
