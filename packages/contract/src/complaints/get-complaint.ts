import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { complaintRow } from './complaint-row.ts';

/** One complaint. */
export const getComplaint = defineEndpoint({
  name: 'getComplaint',
  method: 'GET',
  path: '/web/private/back-office/complaint/{id}',
  access: 'staff',
  permission: 'complaint.read',
  summary: 'Retrieve a complaint',
  params: idParams,
  reply: complaintRow,
  refusals: ['not_found'],
});
