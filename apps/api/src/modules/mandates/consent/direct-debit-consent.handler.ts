import { directDebitConsent } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { lockClient } from '../../clients/index.ts';
import { recordHistory } from '../../history/index.ts';
import { recordAcceptance, sha256Of } from '../../legal-texts/index.ts';
import { settleConsentNeed } from '../consent-need.ts';
import { liveMandate } from '../mandate-record.ts';
import { mandateOffer } from './mandate-offer.ts';

/**
 * Stores the accepted mandate, and registers the account at the provider in a job, so that the client need not wait.
 */
export const directDebitConsentHandler = implement(
  directDebitConsent,
  async ({ body: { maximum } }, { caller: { clientId }, tx, services, device, source, requestId }) => {
    await lockClient(tx, clientId);
    const live = await liveMandate(tx, clientId);
    if (live) {
      await settleConsentNeed(tx, clientId, services);
      return ok({ id: live.id, status: live.status });
    }
    const offer = await mandateOffer(tx, clientId, services);
    if (!offer) return refuse('illegal_transition');
    if (maximum > offer.mostCentavos) return refuse('amount_out_of_limits', { field: ['maximum'] });
    const { now } = await services.clock.business(tx);
    const text = offer.textFor(maximum);
    const documentSha256 = sha256Of(text);
    const id = services.newId();
    await tx
      .insertInto('mandate')
      .values({
        client_id: clientId,
        id,
        status: 'requested',
        status_since: now,
        clabe_sealed: offer.clabeSealed,
        bank_code: offer.bankCode,
        last_four: offer.lastFour,
        maximum_centavos: maximum,
        ends_on: offer.endsOn,
        text,
        text_version: offer.wording.since,
        text_hash: documentSha256,
        device,
        accepted_at: now,
      })
      .execute();
    const { kind, version } = offer.wording;
    const origin = { device, source, requestId };
    await recordAcceptance(tx, { clientId, id, kind, version, documentSha256, origin }, services);
    await services.jobs.enqueue(tx, 'register-mandate', { clientId, mandateId: id });
    const event = { name: 'client.mandate', facts: { status: 'requested', lastFour: offer.lastFour } } as const;
    await recordHistory(tx, services, { clientId, actor: 'client', event });
    await settleConsentNeed(tx, clientId, services);
    return ok({ id, status: 'requested' });
  },
);
