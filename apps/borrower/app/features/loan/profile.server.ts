import type { PlainDate } from '@lender/calculator';
import { getActiveLoan, getActualApplication, listLoanDocuments } from '@lender/contract';
import { formatPesos } from '@lender/money';
import type { Call } from '@lender/sdk';
import { leadTo, showPage } from '@lender/web/outcome';
import { doneIn } from '../../forms/done-in.ts';
import type { ClientProfile } from '../../platform/current-client.server.ts';
import { endedApplication } from '../../vocabulary/ended-application.ts';
import { notNow } from '../../vocabulary/not-now.ts';
import { loanState } from './loan-state.ts';
import { dayOf } from './loan-view.ts';
import { maskEmail, maskPhone } from './mask.ts';
import { PROFILE_CHANGES } from './profile-change.ts';

/** Reads the client's masked data, and the next step. */
export async function readProfile(call: Call, client: ClientProfile, url: string) {
  const documents = await call(listLoanDocuments);
  return {
    name: client.firstName ?? '',
    email: client.email === null ? '' : maskEmail(client.email),
    phone: maskPhone(client.info.mobilePhone.number),
    reference: client.hashedUserId,
    next: nextOf(client),
    notNow: notNow(client),
    changed: doneIn(url, PROFILE_CHANGES),
    documents: documents.ok ? documents.data.map(({ id, signedAt }) => ({ id, date: dayOf(signedAt) })) : [],
  };
}

interface Status {
  readonly hasActiveLoan: boolean;
  readonly hasActualApplication: boolean;
}

/** Returns the most likely next step of a client. */
const nextOf = ({ hasActiveLoan, hasActualApplication }: Status): 'loan' | 'continue' | 'apply' => {
  if (hasActiveLoan) return 'loan';
  return hasActualApplication ? 'continue' : 'apply';
};

/**
 * Reads the page of a client who owes nothing; a debt that was sold or written off is still shown on the page of the
 * loan.
 */
export async function readNoLoan(
  call: Call,
  client: ClientProfile,
  { url, today }: { readonly url: string; readonly today: PlainDate },
) {
  const next = nextOf(client);
  if (next === 'loan') return leadTo('/profile/my-loan');
  if (next === 'continue') return leadTo('/flow');
  const [answer, application] = await Promise.all([call(getActiveLoan, { query: {} }), call(getActualApplication)]);
  const loan = answer.ok ? answer.data : undefined;
  const state = loan && loanState(loan);
  if (state === 'sold' || state === 'writtenOff') return leadTo('/profile/my-loan');
  return showPage({
    notNow: notNow(client),
    limit: client.availableLoanAmount > 0 ? formatPesos(client.availableLoanAmount) : null,
    isCancelled: doneIn(url, ['cancelled']) !== null,
    ended: endedApplication(application.ok ? application.data : undefined, today),
    last: loan && state === 'paid' ? { principal: formatPesos(loan.principal), paid: formatPesos(loan.paid) } : null,
  });
}
