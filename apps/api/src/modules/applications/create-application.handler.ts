import { createApplication } from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { publicReference } from '../../kernel/crypto/public-reference.ts';
import { refuse } from '../../kernel/refusal.ts';
import { hasDetails, lockBorrower, storePayDates } from '../clients/index.ts';
import { recordHistory } from '../history/index.ts';
import { startScreening } from '../identity/index.ts';
import { takeOverride } from '../pricing/index.ts';
import { additionalLoanBar } from './additional-loan.policy.ts';
import { withinDailyApplications } from './application-quota.ts';
import { activeApplication } from './application-record.ts';
import { decideWhenComplete } from './flow/decide-when-complete.ts';
import { signalsOf } from './signals-of.ts';
import { priceNewApplication } from './terms/price-new-application.ts';
import { pricingOfClient } from './terms/pricing-of-client.ts';
import { toReplyWithTerm } from './to-application-reply.ts';

export const createApplicationHandler = implement(createApplication, async ({ body }, { caller, tx, services }) => {
  const { clientId } = caller;
  const borrower = await lockBorrower(tx, clientId);
  if (!borrower.ok) return borrower;
  if (await activeApplication(tx, clientId)) return refuse('application_already_open');
  if (!(await hasDetails(tx, clientId))) return refuse('details_missing');
  const pricing = await pricingOfClient(tx, clientId, services);
  const bar = additionalLoanBar(pricing);
  if (bar) return refuse('additional_loan_refused', { facts: { reason: bar } });

  const { now, today } = await services.clock.business(tx);
  const counted = await withinDailyApplications(tx, { clientId, now });
  if (!counted.ok) return counted;
  const priced = await priceNewApplication(tx, { clientId, body, pricing, now });
  if (!priced.ok) return priced;

  const signals = await signalsOf(tx, { clientId, body }, services);
  const [first_pay_date, second_pay_date] = priced.value.payDates;
  const pay = { pay_cycle: body.salaryCycle, first_pay_date, second_pay_date };
  await storePayDates(tx, { clientId, cycle: body.salaryCycle, payDates: [first_pay_date, second_pay_date] });
  const record = await tx
    .insertInto('application')
    .values({
      client_id: clientId,
      id: services.newId(),
      hashed_id: publicReference(services.randomInt),
      status: APPLICATION_STATUS.new,
      desired_centavos: body.loanAmount,
      principal_centavos: body.loanAmount,
      ...pay,
      larger_offer_welcome: body.largerOfferWelcome ?? false,
      payout_method: priced.value.payoutMethod,
      product_version: priced.value.productVersion,
      promo_code: priced.value.promoCode,
      signals: JSON.stringify(signals),
      reasons: [],
      created_at: now,
      status_since: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  // Staff lock the client too: an override that was absent a moment ago is absent now.
  if (pricing.status.overrideCentavos !== null) await takeOverride(tx, { clientId, applicationId: record.id, today });
  await recordHistory(tx, services, {
    clientId,
    actor: 'client',
    event: { name: 'application.created' },
    applicationId: record.id,
  });
  if (signals.juicySessionId !== undefined)
    await services.jobs.enqueue(tx, 'check-dataset', { clientId, applicationId: record.id }, COLLECTED);
  const inputs = { device: body.iovation?.ioBB, captcha: body.captcha?.token };
  await startScreening(tx, { clientId, applicationId: record.id, inputs }, services);
  // A repeat client may have given everything before.
  await decideWhenComplete(tx, clientId, services);
  return ok(toReplyWithTerm(record, priced.value.termDays));
});

/** Wait for the page after the application, which sends the last collected data. */
const COLLECTED = { afterSeconds: 90 };
