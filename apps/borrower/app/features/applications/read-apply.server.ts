import { formatPesos } from '@lender/money';
import type { Visit } from '@lender/web/session';
import { type CalculatorData, loadCalculator } from '../../calculator/calculator.server.ts';
import { readChoice, type StoredChoice, writeChoice } from '../../calculator/calculator-cookie.server.ts';
import { keepPromotion } from '../../calculator/promotion.server.ts';
import { type Promotion, refusedPromotion } from '../../calculator/promotion.ts';
import { askableAmount } from '../../calculator/state/calculator-setting.ts';
import { doneIn } from '../../forms/done-in.ts';
import type { FlowReport } from '../../journey/enter-page.server.ts';
import type { ClientProfile } from '../../platform/current-client.server.ts';
import { apiOf } from '../../platform/sdk.server.ts';
import { readApplication } from './actual-application.server.ts';
import { choiceOf, taskOf } from './applied-choice.ts';
import { problemIn } from './apply-form.ts';
import { LIMIT_CHANGES } from './limit/limit.ts';
import type { LimitCardProps } from './limit/limit-card.tsx';
import { isLimitUpdated } from './limit/limit-cookie.server.ts';

/**
 * Reads the calculator with the client's own limits: as it was left, or with what was applied for already; and the
 * amount up to which a client is invited to borrow again.
 */
export async function readApply(visit: Visit, client: ClientProfile, flow: FlowReport | undefined) {
  const { call } = apiOf(visit);
  const applied = client.hasActualApplication ? await readApplication(call) : undefined;
  const choice = applied && choiceOf(applied);
  const chosen = applied ? undefined : await readChoice(visit.request);
  const refused = chosen && (await keepVisitorsPromotion(visit, chosen));
  const loaded = await loadCalculator(visit, client, choice);
  const about = {
    name: client.firstName ?? '',
    invitedUpTo: invitationOf(client, flow),
    problem: problemIn(visit.request.url),
  };
  if (!loaded.ok) return { ...about, kind: 'away' } as const;
  const { setting, initial } = loaded.value;
  const calculator = refused ? { ...loaded.value, promotion: refused } : loaded.value;
  return {
    ...about,
    kind: 'calculator',
    calculator,
    task: taskOf(choice, { ...initial, amountCentavos: askableAmount(setting, initial) }),
    /** A choice made before registering is shown folded, with its price as of today. */
    isChosen: chosen !== undefined && setting.visitor.kind === 'first',
    movedTerm: movedTermOf(chosen, calculator),
    limit: limitOf(visit, client),
    formKey: crypto.randomUUID(),
  } as const;
}

/** Returns what a client who borrowed before may borrow now, and whether the latest review may change it. */
export function limitOf({ request }: Pick<Visit, 'request'>, client: ClientProfile): LimitCardProps | null {
  if (client.closedLoansCount === 0 || client.hasActualApplication) return null;
  return {
    limit: formatPesos(client.availableLoanAmount),
    change: doneIn(request.url, LIMIT_CHANGES),
    mayUpdate: !isLimitUpdated(request, client.hashedUserId),
  };
}

/**
 * Returns the amount up to which an invited client may borrow; nothing for a client who is not invited, or who may
 * borrow nothing now.
 */
export const invitationOf = (
  { availableLoanAmount }: Pick<ClientProfile, 'availableLoanAmount'>,
  flow: Pick<FlowReport, 'step'> | undefined,
): string | null =>
  flow?.step === 'pre_approval_page' && availableLoanAmount > 0 ? formatPesos(availableLoanAmount) : null;

/**
 * Stores the code that was typed before registering as the client's, once. Returns the promotion with its problem when
 * the code is refused.
 */
async function keepVisitorsPromotion(visit: Visit, chosen: StoredChoice): Promise<Promotion | undefined> {
  if (!chosen.promoCode) return undefined;
  const kept = await keepPromotion(apiOf(visit).call, chosen.promoCode);
  if (kept.problem !== 'unavailable') visit.context.setCookie(await writeChoice({ ...chosen, promoCode: undefined }));
  return kept.problem ? refusedPromotion(chosen.promoCode, kept.problem) : undefined;
}

/** Returns the term of the same choice where it changed: a day has passed, or its pay day. */
export function movedTermOf(
  chosen: StoredChoice | undefined,
  { initial, offer }: Pick<CalculatorData, 'initial' | 'offer'>,
): { readonly before: number; readonly now: number } | null {
  if (chosen?.termDays === undefined || !offer.ok || initial.amountCentavos !== chosen.amountCentavos) return null;
  const { termDays } = offer.value;
  return termDays === chosen.termDays ? null : { before: chosen.termDays, now: termDays };
}
