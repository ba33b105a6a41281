import { applyRollover, compareExtending, decodeWire, rolloverActiveLoan, rolloverDocument } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { defineForm, type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showPage, showRefusal } from '@lender/web/outcome';
import { loanPath } from '../../../vocabulary/loan-paths.ts';
import { askedLoan, readLoan } from '../asked-loan.server.ts';
import { payQuery } from '../pay/pay-address.ts';
import { AGREEMENT_PARAMETER, EXTENSION_FIELDS, type ExtensionField } from './extension.ts';
import { extensionView } from './extension-view.ts';

export const extensionForm = defineForm({
  endpoint: rolloverActiveLoan,
  fields: EXTENSION_FIELDS,
  bodyOf: (texts) => texts,
});

/** Reads the extensions that may be had, each beside paying everything today. */
export async function readExtension(call: Call, url: string) {
  const [loan, ways] = await Promise.all([readLoan(call, url), call(compareExtending, { query: askedLoan(url) })]);
  if (!loan) return leadTo('/profile/no-loan');
  return showPage({ loanId: loan.id, view: extensionView(loan, ways.ok ? ways.data : []) });
}

/** Chooses an extension, and leads to its payment. */
export async function chooseExtension(
  call: Call,
  url: string,
  form: FormData,
): Promise<Outcome<FormProblem<ExtensionField>>> {
  const loan = await readLoan(call, url);
  if (!loan) return leadTo('/profile/no-loan');
  const chosen = await submitForm(extensionForm, form, call, { query: { loanId: loan.id } });
  if (!chosen.ok) return showRefusal(chosen.problem);
  return leadTo(loanPath('pay', loan.id, payQuery({ purpose: 'prorroga', method: 'tienda' })));
}

/** Reads the agreement of one extension, to be read before the choice; undefined where it is not offered. */
export async function readAgreement(call: Call, url: string): Promise<Uint8Array | undefined> {
  const loan = await readLoan(call, url);
  const rolloverId = new URL(url).searchParams.get(AGREEMENT_PARAMETER);
  const params = decodeWire(applyRollover.params(), { id: loan?.id, rolloverId });
  if (!params.ok) return undefined;
  const applied = await call(applyRollover, { params: params.value });
  if (!applied.ok) return undefined;
  const document = await call(rolloverDocument, { params: { ...params.value, appId: applied.data.id } });
  return document.ok ? Buffer.from(document.data.base64, 'base64') : undefined;
}
