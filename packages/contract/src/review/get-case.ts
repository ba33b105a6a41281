import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { caseDetail } from './case-detail.ts';

/** Returns one application with all that its review needs. */
export const getCase = defineEndpoint({
  name: 'getCase',
  method: 'GET',
  path: '/web/private/back-office/application/{id}',
  access: 'staff',
  permission: 'case.read',
  discloses: 'personal_data',
  summary: 'Retrieve a case',
  params: idParams,
  reply: caseDetail,
  refusals: ['not_found'],
});
