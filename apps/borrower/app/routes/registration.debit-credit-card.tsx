import { stepPercent } from '@lender/lending';
import { isRefused, readFormData, submitForm } from '@lender/web/forms';
import { leadTo, respond, showRefusal } from '@lender/web/outcome';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { bankAccountForm, bankNameOf } from '../features/registration/bank-account/bank-account.server.ts';
import { BankAccountPage } from '../features/registration/bank-account/bank-account-page.tsx';
import { registrationCopy } from '../features/registration/registration.copy.es.ts';
import { clientCall } from '../journey/client-call.server.ts';
import { enterAsClient } from '../journey/enter-page.server.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(registrationCopy.bankAccount);
export const handle = { progressPercent: stepPercent('direct_debit_information') };

export async function loader(visit: LoaderFunctionArgs) {
  const { client } = await enterAsClient(visit);
  return json({ owner: client.hashedUserId, formKey: crypto.randomUUID() });
}

export async function action(visit: ActionFunctionArgs) {
  const call = clientCall(visit);
  const saved = await submitForm(bankAccountForm, await readFormData(visit.request), call);
  if (!isRefused(saved)) return respond(leadTo('/flow'));
  return respond(showRefusal({ problem: saved.problem, bankName: bankNameOf(saved.problem.values.clabe ?? '') }));
}

export default function BankAccountRoute() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  return <BankAccountPage {...loaded} problem={answer?.problem} bankName={answer?.bankName} isBusy={isBusy} />;
}
