import { decodeWire, downloadTemporary, getActiveLoan, listLoanDocuments } from '@lender/contract';
import { formatPesos } from '@lender/money';
import type { Call } from '@lender/sdk';
import { leadTo, showPage } from '@lender/web/outcome';
import type { ClientProfile } from '../../platform/current-client.server.ts';
import { dayOf } from './loan-view.ts';
import { maskEmail, maskPhone } from './mask.ts';
import { askedDocument } from './signed-document-path.ts';

/** The client's data, masked, and where to go from here. */
export async function readProfile(call: Call, client: ClientProfile) {
  const documents = await call(listLoanDocuments);
  return {
    name: client.firstName ?? '',
    email: client.email === null ? '' : maskEmail(client.email),
    phone: maskPhone(client.info.mobilePhone.number),
    reference: client.hashedUserId,
    next: nextOf(client),
    documents: documents.ok ? documents.data.map(({ id, signedAt }) => ({ id, date: dayOf(signedAt) })) : [],
  };
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
export async function readNoLoan(call: Call, client: ClientProfile) {
  const next = nextOf(client);
  if (next === 'loan') return leadTo('/profile/my-loan');
  if (next === 'continue') return leadTo('/flow');
  const last = await call(getActiveLoan, { query: {} });
  return showPage({
    limit: client.availableLoanAmount > 0 ? formatPesos(client.availableLoanAmount) : null,
    last: last.ok ? { principal: formatPesos(last.data.principal), paid: formatPesos(last.data.paid) } : null,
  });
}

/** A document that the client signed. Somebody else's does not exist. */
export async function readSignedDocument(call: Call, url: string): Promise<Uint8Array | undefined> {
  const params = decodeWire(downloadTemporary.params(), { id: askedDocument(url) });
  const answer = params.ok ? await call(downloadTemporary, { params: params.value }) : undefined;
  return answer?.ok ? answer.data : undefined;
}
