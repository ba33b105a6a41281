import { CLIENT_STATUS } from '@lender/lending';
import { isRefused, readFormData, submitForm } from '@lender/web/forms';
import { leadTo, respond, showRefusal } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { saveBankAccount } from '../features/registration/bank-account/bank-account.server.ts';
import { BankAccountPage } from '../features/registration/bank-account/bank-account-page.tsx';
import { CardPage } from '../features/registration/card/card-page.tsx';
import { cardSavedPath, readCardView, savesCard } from '../features/registration/card/card-view.server.ts';
import { allowsDebits, readAskedLeave } from '../features/registration/debit-consent/asked-leave.server.ts';
import { DebitConsentPage } from '../features/registration/debit-consent/debit-consent-page.tsx';
import { readPayoutChoice } from '../features/registration/payout/payout-choice.server.ts';
import { registrationCopy } from '../features/registration/registration.copy.es.ts';
import { saveCard } from '../forms/card/card.server.ts';
import { debitConsentForm } from '../forms/debit/debit-consent.server.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { enterStep } from '../journey/progress.server.ts';
import { readSavedAnswers } from '../journey/read-saved-answers.server.ts';
import { pageMeta } from '../page-meta.ts';
import { env } from '../platform/env.server.ts';
import { apiOf } from '../platform/sdk.server.ts';

export const meta = () => pageMeta(registrationCopy.bankAccount);

export async function loader(visit: LoaderFunctionArgs) {
  const { client, back, isMending, progressPercent } = await enterStep(visit);
  const { call } = apiOf(visit);
  const { card, cardForm } = readCardView(visit, env.cards);
  const { hashedUserId: owner } = client;
  const page = { owner, formKey: crypto.randomUUID(), back, progressPercent, card, cardForm };
  const isReturned = client.status === CLIENT_STATUS.bankAccountSelect;
  if (cardForm) return json({ ...page, isReturned, leave: null, payout: null });
  const saved = await readSavedAnswers(visit, { isMending });
  const leave = await readAskedLeave(call, visit.request.url);
  const payout = leave ? null : await readPayoutChoice(call);
  return json({ ...page, isReturned, account: saved?.bankAccount ?? undefined, leave, payout });
}

export async function action(visit: ActionFunctionArgs) {
  const call = clientCall(visit);
  const form = await readFormData(visit);
  if (savesCard(form)) return respond(await saveCard(call, form, cardSavedPath));
  if (!allowsDebits(form)) return respond(await saveBankAccount(call, form));
  const allowed = await submitForm(debitConsentForm, form, call);
  return respond(isRefused(allowed) ? showRefusal({ consent: allowed.problem }) : leadTo('/flow'));
}

export default function BankAccountRoute() {
  const { leave, cardForm, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  if (cardForm) {
    const refused = answer && 'card' in answer ? answer.card : undefined;
    return <CardPage settings={cardForm} formKey={loaded.formKey} refused={refused} />;
  }
  if (leave) {
    const problem = answer && 'consent' in answer ? answer.consent : undefined;
    const { formKey, back } = loaded;
    return <DebitConsentPage leave={leave} formKey={formKey} back={back} problem={problem} isBusy={isBusy} />;
  }
  const refused = answer && 'account' in answer ? answer.account : undefined;
  return <BankAccountPage {...loaded} problem={refused?.problem} bankName={refused?.bankName} isBusy={isBusy} />;
}
