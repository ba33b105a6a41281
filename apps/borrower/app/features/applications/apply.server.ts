import { parsePayDates } from '@lender/calculator';
import { createApplication, updateApplication } from '@lender/contract';
import { type Call, type CallOptions, isApiError } from '@lender/sdk';
import { formKeyOf, readFormData, retryWhileInFlight } from '@lender/web/forms';
import { leadTo, type Outcome } from '@lender/web/outcome';
import type { Visit } from '@lender/web/session';
import { chosenBy } from '../../calculator/calculator.server.ts';
import { carryPromotion } from '../../calculator/promotion.server.ts';
import { isReady, type ReadyChoice } from '../../calculator/state/calculator-choice.ts';
import { type ClientProfile, requireClient } from '../../platform/current-client.server.ts';
import { isRepeat } from '../../tracking/page-tools.ts';
import { readSignals, type Signals } from '../../tracking/signals.server.ts';
import { readApplication } from './actual-application.server.ts';
import { type ApplyProblem, applyProblem, LARGER_OFFER_FIELD } from './apply-form.ts';
import { type CalculatorPage, showIncomplete, showProblem, showPromotion, showUnpriced } from './show-again.ts';

/** Applies for the chosen loan, or changes the application. A refused choice is shown again, with the reason. */
export async function apply(visit: Visit, call: Call): Promise<Outcome<never>> {
  const form = await readFormData(visit);
  const client = await requireClient(visit);
  const chosen = await chosenBy(visit, form, client);
  if (!chosen.ok) return showUnpriced({ page: '/application/apply', form });
  const choice = chosen.value;
  if (!isReady(choice)) return showIncomplete({ page: '/application/apply', form }, choice);
  if (client.hasActualApplication) return changeApplied(call, choice, form);
  const refused = await applyFor(visit.request, { call, client, form, choice, page: '/application/apply' });
  return refused ?? leadTo(isRepeat(client) ? '/application/loading' : '/flow');
}

/** Data that a client sent to apply. */
interface Sent {
  readonly call: Call;
  readonly client: ClientProfile;
  readonly form: FormData;
  readonly choice: ReadyChoice;
  /** Page on which the sent calculator is. */
  readonly page: CalculatorPage;
}

/** Opens an application for what is chosen, with the promotion that was typed. */
export async function applyFor(
  request: Request,
  { call, client, form, choice, page }: Sent,
): Promise<Outcome<never> | undefined> {
  const promotion = await carryPromotion(call, form);
  if (promotion.problem) return showPromotion({ page, form }, choice, promotion);
  const signals = await readSignals(request, form, client);
  const requested = { ...choice, largerOfferWelcome: form.has(LARGER_OFFER_FIELD), signals };
  const created = await openApplication(call, requested, formKeyOf(form));
  return created === 'created' ? undefined : showProblem({ page, form }, choice, created);
}

/** Asks for another amount; does nothing where it is the same. */
export async function changeApplied(call: Call, choice: ReadyChoice, form: FormData): Promise<Outcome<never>> {
  const applied = await readApplication(call);
  const amount = choice.amountCentavos;
  if (!applied || applied.desiredLoanAmount === amount) return leadTo('/flow');
  const answer = await call(updateApplication, { params: { id: applied.id }, body: { amount } });
  if (answer.ok || answer.refusal.code === 'illegal_transition') return leadTo('/flow');
  return showProblem({ page: '/application/apply', form }, choice, applyProblem(answer.refusal.code));
}

/** Loan that is applied for. */
interface LoanRequest extends ReadyChoice {
  readonly largerOfferWelcome: boolean;
  /** Results of the page's tools, where the client allows them. */
  readonly signals: Signals;
}

/** Opens an application. One that is open already counts as opened: the flow continues with it. */
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
    ...requested.signals,
  } as const;
  const answer = await retryWhileInFlight(() => call(createApplication, { body }, options).catch(explainFailure));
  if (answer.ok || answer.refusal.code === 'application_already_open') return 'created';
  // The flow asks for the missing details.
  return answer.refusal.code === 'details_missing' ? 'created' : applyProblem(answer.refusal.code);
}

function explainFailure(error: unknown): never {
  if (isApiError(error) && error.kind === 'server')
    throw new Error('ERP failed to create application', { cause: error });
  throw error;
}
