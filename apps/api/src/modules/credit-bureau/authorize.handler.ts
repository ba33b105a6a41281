import { authorizeBureau } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { codeSentAt, useCode } from '../access/index.ts';
import { settleNeed } from '../applications/index.ts';
import { lockClient, recordConsent, textToAccept } from '../clients/index.ts';
import { recordHistory } from '../history/index.ts';
import { askedApplication } from './asked-application.ts';
import { bureauCode } from './bureau-code.ts';

/**
 * Stores the text, the code's phone, the device and the moment; the bureau is asked later, for this application alone.
 */
export const authorizeBureauHandler = implement(authorizeBureau, async ({ body }, context) => {
  const { caller, tx, services, device, source, requestId } = context;
  const { clientId } = caller;
  await lockClient(tx, clientId);
  const asked = await askedApplication(tx, clientId, services);
  if (!asked.ok) return asked;
  const of = { clientId, applicationId: asked.value.id } as const;
  const { to, phoneLastFour } = await bureauCode(tx, of, services);
  const code = { phoneLastFour, sentAt: await codeSentAt(tx, to, services) };
  const used = await useCode(tx, { ...to, code: body.code, field: ['code'] }, services);
  if (!used.ok) return used;
  const origin = { device, source, requestId };
  await recordConsent(tx, { ...of, kind: 'credit_bureau', granted: true, origin, code }, services);
  const { now } = await services.clock.business(tx);
  await tx
    .insertInto('bureau_query')
    .values({
      client_id: clientId,
      application_id: of.applicationId,
      state: 'authorized',
      text_hash: (await textToAccept(tx, 'credit_bureau', services)).hash,
      evidence: JSON.stringify({ method: 'sms_code', phoneLastFour, requestId, device }),
      authorized_at: now,
    })
    .execute();
  await recordHistory(tx, services, {
    ...of,
    actor: 'client',
    event: { name: 'client.consent', facts: { kind: 'credit_bureau', granted: true } },
  });
  await services.jobs.enqueue(tx, 'ask-bureau', of);
  await settleNeed(tx, { ...of, need: 'creditBureau', state: 'submitted' }, services);
  return ok({});
});
