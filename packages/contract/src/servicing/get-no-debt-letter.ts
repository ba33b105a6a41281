import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { bytes } from '../wire/reply.ts';

/** Returns a letter, as a PDF, that nothing is owed on a loan any more. */
export const getNoDebtLetter = defineEndpoint({
  name: 'getNoDebtLetter',
  method: 'GET',
  path: '/web/private/client/loan/{id}/no-debt-letter',
  access: 'client',
  summary: 'Download a no-debt letter',
  params: idParams,
  reply: bytes,
  replyKind: 'binary',
  refusals: ['not_found', 'loan_not_settled', 'rate_limited'],
});
