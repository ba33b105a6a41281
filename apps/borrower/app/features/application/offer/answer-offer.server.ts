import { approveSpecialOffer, approveYhatDecrease, approveYhatIncrease } from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { formatPesos } from '@lender/money';
import type { Call } from '@lender/sdk';
import { leadTo, type Outcome, showPage } from '@lender/web/outcome';
import { offerView } from '../../../price/offer-view.ts';
import { readApplication } from '../actual-application.server.ts';
import { reasonsForClient } from '../rejection.ts';
import { withdraw } from '../withdraw.server.ts';
import { isWithdrawalAsked, WITHDRAW_INTENT } from '../withdrawal.ts';
import { readOffered } from './offered.server.ts';

/** A smaller or a larger offer beside what was asked for. */
export async function readAnswer(call: Call, url: string) {
  const offered = await readOffered(call);
  if (!offered) return leadTo('/flow');
  const { application, offer } = offered;
  return showPage({
    applicationId: application.id,
    asked: formatPesos(application.desiredLoanAmount),
    offered: formatPesos(application.loanAmount),
    reasons: reasonsForClient(application.reasons),
    view: offerView(offer),
    isAsked: isWithdrawalAsked(url),
  });
}

/**
 * Takes the answer to a smaller offer: accepted or withdrawn. A refusal says that the application moved on meanwhile;
 * the flow shows how far.
 */
export async function answerDecrease(call: Call, form: FormData): Promise<Outcome<never>> {
  const intent = form.get('intent');
  if (intent === WITHDRAW_INTENT) return withdraw(call, form);
  // Nothing is accepted by a form that does not say so.
  if (intent !== 'accept') return leadTo('/flow');
  const application = await readApplication(call);
  const isSpecial = application?.status === APPLICATION_STATUS.specialOffer;
  await call(isSpecial ? approveSpecialOffer : approveYhatDecrease);
  return leadTo('/flow');
}

/** The same for a larger offer, where refusing it keeps the amount that was asked for. */
export async function answerIncrease(call: Call, form: FormData): Promise<Outcome<never>> {
  const intent = form.get('intent');
  if (intent === WITHDRAW_INTENT) return withdraw(call, form);
  if (intent !== 'accept' && intent !== 'keep') return leadTo('/flow');
  const application = await readApplication(call);
  if (!application) return leadTo('/flow');
  const amount = intent === 'accept' ? application.loanAmount : application.desiredLoanAmount;
  await call(approveYhatIncrease, { body: { amount } });
  return leadTo('/flow');
}
