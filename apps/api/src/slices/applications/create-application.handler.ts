import { checkAmount, parsePayDates } from '@lender/calculator';
import { createApplication } from '@lender/contract';
import { APPLICATION_STATUS, mayClientApply } from '@lender/lending';
import { limitsOf, readLoanHistory } from '../../clients/loan-history.ts';
import { lockClient } from '../../clients/lock-client.ts';
import { publicReference } from '../../crypto/public-reference.ts';
import { logEvent } from '../../events/log-event.ts';
import { implement } from '../../http/implement.ts';
import { done, refuse } from '../../http/refuse.ts';
import { activeApplication, showApplication } from '../../lifecycle/application-record.ts';
import { decideWhenComplete } from '../../lifecycle/decide-when-complete.ts';
import { liveProduct } from '../../product/product.ts';
import { quote } from '../../product/quote.ts';

export const createApplicationHandler = implement(createApplication, async ({ body }, { caller, tx, services }) => {
  const { clientId } = caller;
  const client = await lockClient(tx, clientId);
  if (!mayClientApply(client.status)) return refuse('client_cannot_apply');
  if (await activeApplication(tx, clientId)) return refuse('application_already_open');
  const details = await tx
    .selectFrom('client_details')
    .select('client_id')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (!details) return refuse('details_missing');
  const history = await readLoanHistory(tx, clientId);
  if (history.hasActiveLoan) return refuse('client_cannot_apply');

  const { now, today } = await services.clock.business(tx);
  const product = await liveProduct(tx, now);
  if (!checkAmount(body.loanAmount, limitsOf(product, history)).ok)
    return refuse('amount_out_of_limits', { field: ['loanAmount', 'amount'] });
  const { first_repayment_option: first, second_repayment_option: second } = body.payDates;
  const payDates = parsePayDates(`${first},${second}`);
  if (!payDates.ok || first <= today) return refuse('pay_dates_invalid', { field: ['payDates'] });
  const wish = {
    principalCentavos: body.loanAmount,
    cycle: body.salaryCycle,
    payDates: payDates.value,
    payoutDate: today,
  };
  const offer = quote(product, { ...wish, isFirstLoan: history.kind === 'first' });
  if (!offer.ok) return offer;

  const { iovation, affiliate, hotjarUserId, juicySessionId } = body;
  const record = await tx
    .insertInto('application')
    .values({
      client_id: clientId,
      id: services.newId(),
      hashed_id: publicReference(services.randomInt),
      status: APPLICATION_STATUS.new,
      desired_centavos: body.loanAmount,
      principal_centavos: body.loanAmount,
      pay_cycle: body.salaryCycle,
      first_pay_date: first,
      second_pay_date: second,
      larger_offer_welcome: body.largerOfferWelcome ?? false,
      product_version: product.version,
      signals: JSON.stringify({ iovation, affiliate, hotjarUserId, juicySessionId }),
      reasons: [],
      created_at: now,
      status_since: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await logEvent(tx, services, { clientId, actor: 'client', event: 'application.created', applicationId: record.id });
  // A repeat client may have given everything before.
  await decideWhenComplete(tx, clientId, services);
  return done(showApplication(record));
});
