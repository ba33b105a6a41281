import { parsePayDates } from '@lender/calculator';
import { createApplication } from '@lender/contract';
import { type Call, type CallOptions, isApiError } from '@lender/sdk';
import { formKeyOf, readFormData, retryWhileInFlight } from '@lender/web/forms';
import { leadTo, type Outcome } from '@lender/web/outcome';
import type { Visit } from '@lender/web/session';
import { chosenBy, loadCalculator } from '../../calculator/calculator.server.ts';
import type { CalculatorChoice } from '../../calculator/calculator-state.ts';
import { choiceQuery } from '../../calculator/offer-answer.ts';
import { type ClientProfile, requireClient } from '../../platform/current-client.server.ts';
import { type ApplyProblem, applyProblem, LARGER_OFFER_FIELD } from './apply-form.ts';

/** The calculator with the client's own limits. */
export async function readApply(visit: Visit, client: ClientProfile) {
  const problem = new URL(visit.request.url).searchParams.get('problema');
  return {
    name: client.firstName ?? '',
    calculator: await loadCalculator(visit, client),
    problem: problem === null ? null : applyProblem(problem),
    formKey: crypto.randomUUID(),
  };
}

/** Applies for what is chosen. A refused choice is shown again, with the reason. */
export async function apply(visit: Visit, call: Call): Promise<Outcome<never>> {
  const form = await readFormData(visit.request);
  const choice = await chosenBy(visit, form, await requireClient(visit));
  const requested = { ...choice, largerOfferWelcome: form.has(LARGER_OFFER_FIELD) };
  const created = await openApplication(call, requested, formKeyOf(form));
  if (created === 'created') return leadTo('/flow');
  const query = choiceQuery(choice);
  query.set('problema', created);
  return leadTo(`/application/apply?${query}`);
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
