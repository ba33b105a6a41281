import { parsePayDates } from '@lender/calculator';
import { createApplication } from '@lender/contract';
import { type Call, type CallOptions, isApiError } from '@lender/sdk';
import { formKeyOf, retryWhileInFlight } from '@lender/web/forms';
import type { Visit } from '@lender/web/session';
import { json, redirect } from '@remix-run/node';
import { chosenBy, loadCalculator } from '../../calculator/calculator.server.ts';
import type { CalculatorChoice } from '../../calculator/calculator-state.ts';
import { choiceQuery } from '../../calculator/offer-answer.ts';
import { clientCall } from '../../journey/client-call.server.ts';
import { enterAsClient } from '../../journey/enter-page.server.ts';
import { requireClient } from '../../platform/current-client.server.ts';
import { type ApplyProblem, applyProblem, LARGER_OFFER_FIELD } from './apply-form.ts';

/** The calculator with the client's own limits. */
export async function loadApply(visit: Visit) {
  const { client } = await enterAsClient(visit);
  const problem = new URL(visit.request.url).searchParams.get('problema');
  return json({
    name: client.firstName ?? '',
    calculator: await loadCalculator(visit, client),
    problem: problem === null ? null : applyProblem(problem),
    formKey: crypto.randomUUID(),
  });
}

/** Applies for what is chosen. A refused choice is shown again, with the reason. */
export async function apply(visit: Visit): Promise<Response> {
  const call = clientCall(visit);
  const form = await visit.request.formData();
  const choice = await chosenBy(visit, form, await requireClient(visit));
  const requested = { ...choice, largerOfferWelcome: form.has(LARGER_OFFER_FIELD) };
  const created = await openApplication(call, requested, formKeyOf(form));
  if (created === 'created') return redirect('/flow');
  const query = choiceQuery(choice);
  query.set('problema', created);
  return redirect(`/application/apply?${query}`);
}

/** What is applied for. */
interface LoanRequest extends CalculatorChoice {
  readonly largerOfferWelcome: boolean;
}

/** Opens an application. One that is open already is as good: the flow goes on with it. */
export async function openApplication(
  call: Call,
  requested: LoanRequest,
  options: CallOptions,
): Promise<'created' | ApplyProblem> {
  const payDates = parsePayDates(requested.payDates);
  if (!payDates.ok) return 'pay_dates_invalid';
  const [first, second] = payDates.value;
  const body = {
    salaryCycle: requested.payCycle,
    payDates: { first_repayment_option: first, second_repayment_option: second },
    loanAmount: requested.amountCentavos,
    paymentMethod: 'bank_transfer',
    largerOfferWelcome: requested.largerOfferWelcome,
  } as const;
  const answer = await retryWhileInFlight(() => call(createApplication, { body }, options).catch(explainFailure));
  if (answer.ok || answer.refusal.code === 'application_already_open') return 'created';
  // The flow asks for what is missing.
  return answer.refusal.code === 'details_missing' ? 'created' : applyProblem(answer.refusal.code);
}

function explainFailure(error: unknown): never {
  if (isApiError(error) && error.kind === 'server')
    throw new Error('ERP failed to create application', { cause: error });
  throw error;
}
