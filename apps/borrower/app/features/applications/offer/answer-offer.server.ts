import {
  approveSpecialOffer,
  approveYhatDecrease,
  approveYhatIncrease,
  getCalculatorConfig,
  getPrivateOffer,
  updateApplication,
} from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { type Centavos, centavos, formatPesos } from '@lender/money';
import type { Call } from '@lender/sdk';
import { leadTo, type Outcome, showPage } from '@lender/web/outcome';
import { type CalculatingClient, calculatorSetting, limitsOn } from '../../../calculator/state/calculator-setting.ts';
import { type OfferView, offerView } from '../../../price/offer-view.ts';
import { type Application, readApplication } from '../actual-application.server.ts';
import { reasonsForClient } from '../rejection.ts';
import { withdraw } from '../withdraw.server.ts';
import { isWithdrawalAsked, WITHDRAW_INTENT } from '../withdrawal.ts';
import type { AmountOption } from './amount-choice.tsx';
import { amountsBetween } from './amounts-between.ts';
import { readOffered } from './offered.server.ts';

const INCREASE_PATH = '/application/offer-increase';
const DECREASE_PATH = '/application/offer-decrease';

/** Reads a smaller or a larger offer beside the amount asked for. */
export async function readAnswer(call: Call, url: string, client: CalculatingClient) {
  const offered = await readOffered(call);
  if (!offered) return leadTo('/flow');
  const { application, offer } = offered;
  return showPage({
    applicationId: application.id,
    asked: formatPesos(application.desiredLoanAmount),
    askedView: await priceOfAsked(call, application),
    offered: formatPesos(application.loanAmount),
    offeredCentavos: application.loanAmount,
    isChosen: application.loanAmount !== offeredOf(application),
    amounts: await amountsOf(call, application, client),
    reasons: reasonsForClient(application.reasons),
    view: offerView(offer),
    isAsked: isWithdrawalAsked(url),
  });
}

/** Reads the price of today for what was asked for; nothing where it has none any more. */
async function priceOfAsked(call: Call, application: Application): Promise<OfferView | null> {
  const { desiredLoanAmount: amount, salaryCycle: payCycle, payDates } = application;
  if (payCycle === undefined || payDates === undefined) return null;
  const dates: [string, string] = [payDates.first_repayment_option, payDates.second_repayment_option];
  const answer = await call(getPrivateOffer, { params: { amount, payCycle, payDates: dates } });
  return answer.ok ? offerView(answer.data) : null;
}

/** Returns the amount that was offered, whatever part of it was chosen since. */
const offeredOf = ({ offeredAmount, loanAmount }: Application): Centavos => offeredAmount ?? loanAmount;

/**
 * Returns the amounts of an offer that may be accepted: between what was asked for and a larger offer, or from the
 * smallest loan up to a smaller offer.
 */
async function amountsOf(call: Call, application: Application, client: CalculatingClient): Promise<AmountOption[]> {
  const config = await call(getCalculatorConfig);
  if (!config.ok) return [];
  const to = offeredOf(application);
  const least = limitsOn(calculatorSetting(config.data, client), 0).minCentavos;
  const from = application.status === APPLICATION_STATUS.yhatIncrease ? application.desiredLoanAmount : least;
  if (from <= 0 || from >= to) return [];
  return amountsBetween({ from, to, step: config.data.amountLimits.interval });
}

/**
 * Answers a smaller offer: accepts it, prices a part of it, or withdraws. A refusal means that the application moved on
 * meanwhile; the flow shows how far.
 */
export async function answerDecrease(call: Call, form: FormData): Promise<Outcome<never>> {
  const intent = form.get('intent');
  if (intent === WITHDRAW_INTENT) return withdraw(call, form);
  // A form accepts nothing unless it says so.
  if (intent !== 'accept' && intent !== 'choose') return leadTo('/flow');
  const application = await readApplication(call);
  const amount = amountIn(form);
  if (!application) return leadTo('/flow');
  if (intent === 'choose') return choose(call, { application, amount, path: DECREASE_PATH });
  // Another amount was chosen in another tab; only the amount that was read is accepted.
  if (amount !== application.loanAmount) return leadTo(DECREASE_PATH);
  await call(application.status === APPLICATION_STATUS.specialOffer ? approveSpecialOffer : approveYhatDecrease);
  return leadTo('/flow');
}

/** Answers a larger offer. Refusing it keeps the amount that was asked for. */
export async function answerIncrease(call: Call, form: FormData): Promise<Outcome<never>> {
  const intent = form.get('intent');
  if (intent === WITHDRAW_INTENT) return withdraw(call, form);
  if (intent !== 'accept' && intent !== 'keep' && intent !== 'choose') return leadTo('/flow');
  const application = await readApplication(call);
  if (!application) return leadTo('/flow');
  const amount = intent === 'keep' ? application.desiredLoanAmount : amountIn(form);
  if (intent === 'choose') return choose(call, { application, amount, path: INCREASE_PATH });
  if (amount === undefined) return leadTo(INCREASE_PATH);
  await call(approveYhatIncrease, { body: { amount, ...(application.term && { term: application.term }) } });
  return leadTo('/flow');
}

interface Choice {
  readonly application: Application;
  readonly amount: Centavos | undefined;
  /** Page that shows the price of the amount. */
  readonly path: string;
}

/** Shows the price of another amount before it is accepted. */
async function choose(call: Call, { application: { id }, amount, path }: Choice): Promise<Outcome<never>> {
  if (amount !== undefined) await call(updateApplication, { params: { id }, body: { amount } });
  return leadTo(path);
}

/** Returns the amount that the page showed when its button was pressed. */
function amountIn(form: FormData): Centavos | undefined {
  const typed = form.get('amount');
  return typeof typed === 'string' && /^\d{1,9}$/.test(typed) ? centavos(Number(typed)) : undefined;
}
