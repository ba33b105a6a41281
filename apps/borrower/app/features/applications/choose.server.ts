import { submitTarget } from '@lender/calculator';
import type { Call } from '@lender/sdk';
import { readFormData } from '@lender/web/forms';
import { leadTo, type Outcome } from '@lender/web/outcome';
import { signInPath } from '@lender/web/paths';
import type { Visit } from '@lender/web/session';
import { askOffer } from '../../calculator/ask-offer.server.ts';
import { chosenBy } from '../../calculator/calculator.server.ts';
import { writeChoice } from '../../calculator/calculator-cookie.server.ts';
import { lookUpPromotion } from '../../calculator/promotion.server.ts';
import { NO_PROMOTION, type Promotion } from '../../calculator/promotion.ts';
import { isReady, type ReadyChoice } from '../../calculator/state/calculator-choice.ts';
import { CALCULATOR_FIELDS } from '../../calculator/state/offer-address.ts';
import { type ClientProfile, findClient } from '../../platform/current-client.server.ts';
import { apiOf } from '../../platform/sdk.server.ts';
import { isRepeat } from '../../tracking/page-tools.ts';
import { applyFor } from './apply.server.ts';
import { showIncomplete, showPromotion, showUnpriced } from './show-again.ts';

const targets = {
  application_apply: '/application/apply',
  login: signInPath(),
  registration: '/registration',
} as const;

/** Saves the choice and continues: a known client applies at once, and any other visitor is led on. */
export async function choose(visit: Visit): Promise<Outcome<never>> {
  const form = await readFormData(visit);
  const client = await findClient(visit);
  const chosen = await chosenBy(visit, form, client);
  // The landing page is shown without the API, and says what to do.
  if (!chosen.ok) return showUnpriced({ page: '/', form });
  const choice = chosen.value;
  if (!isReady(choice)) return showIncomplete({ page: '/', form }, choice);
  const { call } = apiOf(visit);
  const promotion = client ? NO_PROMOTION : await lookUpPromotion(call, textOf(form, CALCULATOR_FIELDS.promoCode));
  if (promotion.problem) return showPromotion({ page: '/', form }, choice, promotion);
  await saveChoice(visit, choice, promotion);
  return client && isRepeat(client)
    ? applyAtOnce(visit.request, { call, client, form, choice })
    : leadTo(targets[submitTarget({ isAuthorised: client !== undefined, tab: choice.tab })]);
}

/** Saves the choice, and the term for which it was priced. */
async function saveChoice(visit: Visit, choice: ReadyChoice, { code }: Promotion): Promise<void> {
  const priced = { ...choice, promoCode: code || undefined };
  const offer = await askOffer(visit, priced);
  visit.context.setCookie(await writeChoice({ ...priced, ...(offer.ok && { termDays: offer.value.termDays }) }));
}

interface Sent {
  readonly call: Call;
  readonly client: ClientProfile;
  readonly form: FormData;
  readonly choice: ReadyChoice;
}

async function applyAtOnce(request: Request, sent: Sent): Promise<Outcome<never>> {
  return (await applyFor(request, { ...sent, page: '/' })) ?? leadTo('/application/loading');
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
