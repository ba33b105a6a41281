import { addDays } from '@lender/calculator';
import {
  approveRequest,
  createApplication,
  finishClientDocuments,
  getApprovalEffect,
  getClient,
  getClientFile,
  overrideClientLimit,
} from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import {
  application,
  type Client,
  expectDone,
  fillIn,
  NOTHING,
  registerWithDetails,
  untilStep,
  uploadPhotos,
} from '../../../test/people/journey.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';
import { activeProduct } from '../pricing/index.ts';

const server = await testServer();
const { db, clock } = server.services;
const maker = await staffMember(server, 'risk_admin');
const checker = await staffMember(server, 'supervisor');
const { now, today } = await clock.business(db);
const { limits } = await activeProduct(db, now);
/** More than any client gets with a first loan. */
const MORE = centavos(limits.first.maxCentavos + 10 * limits.stepCentavos);

const ask = (id: string, amount = MORE, days = 30) =>
  server.call(overrideClientLimit, { params: { id }, body: { amount, days, note: 'Paga siempre antes' } }, maker);
const approve = (id: string) => server.call(approveRequest, { params: { id }, body: {} }, checker);
async function given(client: Client, amount = MORE, days = 30): Promise<void> {
  const { approvalId } = await expectDone(ask(clientIdOf(client), amount, days));
  await expectDone(approve(approvalId));
}
const available = async (client: Client) =>
  (await expectDone(server.call(getClient, NOTHING, client))).availableLoanAmount;
const borrowing = async (client: Client, amount = MORE) =>
  server.call(createApplication, await application(server, amount / 100), client);
const overrideOf = async (client: Client) =>
  (await expectDone(server.call(getClientFile, { params: { id: clientIdOf(client) } }, maker))).limit.override;

describe('another limit for one client', () => {
  answers(overrideClientLimit, async () => ask(clientIdOf(await registerWithDetails(server))));
  refuses(overrideClientLimit, 'not_found', () => ask(crypto.randomUUID()));
  refuses(overrideClientLimit, 'amount_out_of_limits', async () =>
    ask(clientIdOf(await registerWithDetails(server)), centavos(limits.maxCentavos + limits.stepCentavos)),
  );
  refuses(overrideClientLimit, 'approval_pending', async () => {
    const id = clientIdOf(await registerWithDetails(server));
    await expectDone(ask(id));
    return ask(id, limits.first.maxCentavos);
  });

  test('another limit allows the next application once a second person agreed, and only that one', async () => {
    const client = await registerWithDetails(server);
    expect((await borrowing(client)).code).toBe('amount_out_of_limits');
    const { approvalId } = await expectDone(ask(clientIdOf(client)));
    expect(await available(client)).toBe(limits.first.maxCentavos);
    await expectDone(approve(approvalId));
    expect(await available(client)).toBe(MORE);
    expect(await overrideOf(client)).toEqual({ amount: MORE, until: addDays(today, 30), isWaiting: true });
    const { id } = await expectDone(borrowing(client));
    expect(await available(client)).toBe(MORE);
    expect(await overrideOf(client)).toMatchObject({ isWaiting: false });
    await db.updateTable('application').set({ status: APPLICATION_STATUS.canceled }).where('id', '=', id).execute();
    expect(await available(client)).toBe(limits.first.maxCentavos);
    expect(await overrideOf(client)).toBeNull();
    expect((await borrowing(client)).code).toBe('amount_out_of_limits');
  });

  test('another limit is used for the decision and the loan', async () => {
    const client = await registerWithDetails(server);
    await given(client);
    const { id } = await expectDone(borrowing(client));
    await fillIn(server, client, { incomePesos: 90_000 });
    await uploadPhotos(server, client);
    await expectDone(server.call(finishClientDocuments, NOTHING, client));
    await untilStep(server, client.token, 'otp_agreement');
    const { principal_centavos } = await db
      .selectFrom('application')
      .select('principal_centavos')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(principal_centavos).toBe(MORE);
  });

  test('another limit may be lower than the history allows', async () => {
    const client = await registerWithDetails(server);
    await given(client, limits.minMainCentavos);
    expect(await available(client)).toBe(limits.minMainCentavos);
  });

  test('another limit is over when its day is', async () => {
    const client = await registerWithDetails(server);
    await given(client);
    await db
      .updateTable('limit_override')
      .set({ until_day: addDays(today, -1) })
      .where('client_id', '=', clientIdOf(client))
      .execute();
    expect(await available(client)).toBe(limits.first.maxCentavos);
    expect((await borrowing(client)).code).toBe('amount_out_of_limits');
  });

  test('a request for another limit has to be made again once the client’s position has changed', async () => {
    const client = await registerWithDetails(server);
    const id = clientIdOf(client);
    const { approvalId } = await expectDone(ask(id));
    await db
      .updateTable('client')
      .set({ limit_centavos: limits.minMainCentavos })
      .where('client_id', '=', id)
      .execute();
    const effect = await expectDone(server.call(getApprovalEffect, { params: { id: approvalId } }, checker));
    expect(effect.staleBecause).not.toBeNull();
    expect((await approve(approvalId)).code).toBe('approval_stale');
    expect(await available(client)).toBe(limits.minMainCentavos);
  });

  test('a limit approved while the client applies is used by the application or still waits, and no larger loan is opened without it', async () => {
    const client = await registerWithDetails(server);
    const { approvalId } = await expectDone(ask(clientIdOf(client)));
    const [agreed, opened] = await Promise.all([approve(approvalId), borrowing(client)]);
    expect(agreed.code).toBeUndefined();
    expect([undefined, 'amount_out_of_limits']).toContain(opened.code);
    const override = await overrideOf(client);
    expect(override?.isWaiting).toBe(opened.code !== undefined);
  });
});
