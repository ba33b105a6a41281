import { getDraftAgreementPdf } from '@lender/contract';
import { redirect } from '@lender/web/redirect';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { clientCall } from '../journey/client-call.server.ts';
import { pdfResponse } from '../platform/pdf-response.server.ts';

/** Returns the agreement as it would be signed now. */
export async function loader(visit: LoaderFunctionArgs) {
  const answer = await clientCall(visit)(getDraftAgreementPdf);
  return answer.ok ? pdfResponse(answer.data, 'contrato-borrador.pdf') : redirect('/flow');
}
