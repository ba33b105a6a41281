import { defineEndpoint } from '../endpoint.ts';
import { bytes } from '../wire/reply.ts';

/** Returns the agreement as it would be signed now: a PDF. */
export const getDraftAgreementPdf = defineEndpoint({
  name: 'getDraftAgreementPdf',
  method: 'GET',
  path: '/web/private/client/draft-loan-agreement-pdf',
  access: 'client',
  summary: 'Download the draft agreement as a PDF',
  reply: bytes,
  replyKind: 'binary',
  refusals: ['no_offer', 'rate_limited'],
});
