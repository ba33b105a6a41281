import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { caseEvidence } from './case-evidence.ts';

/** Returns the reports of each provider about the applicant, with their source and their age. */
export const getCaseEvidence = defineEndpoint({
  name: 'getCaseEvidence',
  method: 'GET',
  path: '/web/private/back-office/application/{id}/evidence',
  access: 'staff',
  permission: 'case.read',
  discloses: 'personal_data',
  summary: 'Retrieve the provider data on an applicant',
  params: idParams,
  reply: caseEvidence,
  refusals: ['not_found'],
});
