import { decodeWire, downloadTemporary, getActiveLoan, listLoanDocuments } from '@lender/contract';
import { formatPesos } from '@lender/money';
import type { Visit } from '@lender/web/session';
import { json, redirect } from '@remix-run/node';
import { clientCall } from '../../journey/client-call.server.ts';
import { enterAsClient } from '../../journey/enter-page.server.ts';
import { apiOf } from '../../platform/sdk.server.ts';
import { dayOf } from './loan-view.ts';
import { maskEmail, maskPhone } from './mask.ts';
import { pdfResponse } from './pdf-response.server.ts';
import { askedDocument } from './signed-document-path.ts';

/** The client's data, masked, and where to go from here. */
export async function loadProfile(visit: Visit) {
  const { client } = await enterAsClient(visit);
  const documents = await apiOf(visit).call(listLoanDocuments);
  return json({
    name: client.firstName ?? '',
    email: client.email === null ? '' : maskEmail(client.email),
    phone: maskPhone(client.info.mobilePhone.number),
    reference: client.hashedUserId,
    next: nextOf(client),
    documents: documents.ok ? documents.data.map(({ id, signedAt }) => ({ id, date: dayOf(signedAt) })) : [],
  });
}

interface Standing {
  readonly hasActiveLoan: boolean;
  readonly hasActualApplication: boolean;
}

/** What a client most likely wants next. */
const nextOf = ({ hasActiveLoan, hasActualApplication }: Standing): 'loan' | 'continue' | 'apply' => {
  if (hasActiveLoan) return 'loan';
  return hasActualApplication ? 'continue' : 'apply';
};

/** The page of a client who owes nothing. */
export async function loadNoLoan(visit: Visit) {
  const { client } = await enterAsClient(visit);
  const next = nextOf(client);
  if (next === 'loan') throw redirect('/profile/my-loan');
  if (next === 'continue') throw redirect('/flow');
  const last = await apiOf(visit).call(getActiveLoan);
  return json({
    limit: client.availableLoanAmount > 0 ? formatPesos(client.availableLoanAmount) : null,
    last: last.ok ? { principal: formatPesos(last.data.principal), paid: formatPesos(last.data.paid) } : null,
  });
}

/** A document that the client signed. Somebody else's does not exist. */
export async function loadSignedDocument(visit: Visit): Promise<Response> {
  const params = decodeWire(downloadTemporary.params(), { id: askedDocument(visit.request.url) });
  const answer = params.ok ? await clientCall(visit)(downloadTemporary, { params: params.value }) : undefined;
  return answer?.ok ? pdfResponse(answer.data, 'contrato.pdf') : new Response(null, { status: 404 });
}
