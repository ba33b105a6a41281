import { createHash } from 'node:crypto';
import { addDays } from '@lender/calculator';
import { cancelMandate, directDebitConsent, getFlow, getMandate, saveAccountNumber } from '@lender/contract';
import { centavos } from '@lender/money';
import { soon } from '@lender/vitest/soon';
import { describe, expect, test, vi } from 'vitest';
import { publishPolicy } from '../../../../test/loans/published.ts';
import { expectDone, fillIn, NOTHING, openApplication, register } from '../../../../test/people/journey.ts';
import { clabeOf, testPerson } from '../../../../test/people/test-person.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';
import { sealPersonal } from '../../clients/index.ts';

const server = await testServer();
const { db } = server.services;

const read = (as: { token: string }) => server.call(getMandate, NOTHING, as);
const cancel = (as: { token: string }) => server.call(cancelMandate, NOTHING, as);
const allow = (as: { token: string }, pesos = 3_000) =>
  server.call(directDebitConsent, { body: { accept: true, maximum: centavos(pesos * 100) } }, as);

/** Opens an application for $2000.00, with a bank account. */
async function applicant() {
  const client = await openApplication(server);
  await fillIn(server, client);
  return client;
}
const ana = await applicant();
const stored = (as: { token: string }) =>
  db.selectFrom('mandate').selectAll().where('client_id', '=', clientIdOf(as)).orderBy('id').execute();

describe('a mandate', () => {
  answers(getMandate, () => read(ana));
  answers(directDebitConsent, () => allow(ana));
  refuses(directDebitConsent, 'amount_out_of_limits', async () => allow(await applicant(), 4_000.01));
  refuses(directDebitConsent, 'illegal_transition', async () => allow(await register(server)));
  refuses(cancelMandate, 'not_found', async () => cancel(await applicant()));
  answers(cancelMandate, async () => {
    const luis = await applicant();
    await expectDone(allow(luis));
    return cancel(luis);
  });

  test('a mandate is offered in plain words, up to the most that the loan can ever cost', async () => {
    const { data } = await read(await applicant());
    expect(data).toMatchObject({ mandate: null, nextDebit: null, offer: { bank: 'BBVA México', maximum: 400_000 } });
    expect(data.offer?.text).toContain('hasta $4000.00');
    expect(data.offer?.text).toContain('por lo menos un día antes');
  });

  test('a mandate is not offered to a client who has no account or wants no money', async () => {
    expect((await read(await register(server))).data).toEqual({
      isAsked: false,
      mandate: null,
      offer: null,
      nextDebit: null,
    });
  });

  test('a mandate keeps its words, their hash, the moment and the device', async () => {
    const client = await applicant();
    await expectDone(allow(client, 2_500));
    const [row] = await stored(client);
    const { today } = await server.services.clock.business(db);
    expect(row).toMatchObject({
      ends_on: addDays(today, 365),
      status: expect.stringMatching(/requested|active/),
      maximum_centavos: 250_000,
      text: expect.stringContaining('hasta $2500.00'),
      text_hash: createHash('sha256')
        .update(row?.text ?? '')
        .digest('hex'),
      accepted_at: expect.any(Date),
      device: expect.stringMatching(/./),
    });
  });

  test('only one mandate is made, however often and at once it is accepted', async () => {
    const client = await applicant();
    const both = await Promise.all([allow(client), allow(client), allow(client, 1_000)]);
    expect(new Set(both.map(({ data }) => data.id)).size).toBe(1);
    expect(await stored(client)).toHaveLength(1);
  });

  test("a mandate is active once the bank's notice has confirmed it", async () => {
    const client = await applicant();
    await expectDone(allow(client));
    await vi.waitFor(async () => expect((await read(client)).data.mandate?.status).toBe('active'), soon);
    const [row] = await stored(client);
    expect(row).toMatchObject({ holder_id: expect.any(String), account_id: expect.any(String) });
  });

  test('a mandate is accepted while the provider is down, and registered once it has recovered', async () => {
    const client = await applicant();
    const fault = `${server.simulators.url}/faults/direct-debit`;
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(fault, { method: 'PUT', headers, body: '{"fault":"down"}' })).ok).toBe(true);
    expect((await allow(client)).data).toMatchObject({ status: 'requested' });
    const line = server.services.lines.find((one) => one.health().name === 'direct-debit');
    await vi.waitFor(() => expect(line?.health().counts.troubled).toBeGreaterThan(0), soon);
    expect((await allow(client)).data).toMatchObject({ status: 'requested' });
    await fetch(fault, { method: 'DELETE' });
    await vi.waitFor(async () => expect((await read(client)).data.mandate?.status).toBe('active'), soon);
    expect(await stored(client)).toHaveLength(1);
  });

  test('a mandate is cancelled with one call, and can be accepted again', async () => {
    const client = await applicant();
    await expectDone(allow(client));
    expect((await cancel(client)).data).toMatchObject({ status: 'cancelled' });
    expect((await cancel(client)).code).toBe('not_found');
    expect((await read(client)).data).toMatchObject({ mandate: { status: 'cancelled' }, offer: { maximum: 400_000 } });
    await expectDone(allow(client));
    expect((await stored(client)).map(({ status }) => status === 'cancelled')).toEqual([true, false]);
  });

  test('a mandate is asked for once when the policy requires it, and again when it is cancelled before the decision', async () => {
    const client = await applicant();
    const step = async () => (await server.call(getFlow, NOTHING, client)).data.step;
    expect(await step()).toBe('id_document_upload');
    await publishPolicy(server, (policy) => ({ ...policy, asks: ['directDebitConsent', 'idDocuments'] }));
    expect(await step()).toBe('direct_debit_information');
    expect((await read(client)).data.isAsked).toBe(true);
    await expectDone(allow(client));
    expect((await read(client)).data.isAsked).toBe(false);
    expect(await step()).toBe('id_document_upload');
    await expectDone(cancel(client));
    expect(await step()).toBe('direct_debit_information');
    await expectDone(allow(client));
    expect(await step()).toBe('id_document_upload');
    await publishPolicy(server);
  });

  test('a mandate that was not asked for leaves the application unchanged', async () => {
    const client = await applicant();
    await expectDone(allow(client));
    await expectDone(cancel(client));
    expect((await server.call(getFlow, NOTHING, client)).data.step).toBe('id_document_upload');
  });

  test('a mandate ends when its account is changed, and stays when the same account is saved again', async () => {
    const client = await applicant();
    await expectDone(allow(client));
    await expectDone(server.call(saveAccountNumber, { body: { clabe: client.who.clabe } }, client));
    expect((await read(client)).data.mandate?.status).not.toBe('cancelled');
    const clabe = clabeOf(`999${testPerson().phone.slice(-6)}70`);
    await expectDone(server.call(saveAccountNumber, { body: { clabe } }, client));
    expect((await stored(client))[0]).toMatchObject({ status: 'cancelled', cause: 'account_changed' });
  });

  test('a mandate for an account at a bank without direct debits fails', async () => {
    const client = await applicant();
    const clientId = clientIdOf(client);
    const clabe_sealed = sealPersonal(server.services.vault, 'clabe', { clientId, value: '646180110400000007' });
    const stp = { clabe_sealed, bank_code: '646', last_four: '0007' };
    await db.updateTable('bank_account').set(stp).where('client_id', '=', clientId).execute();
    await expectDone(allow(client));
    await vi.waitFor(async () => expect((await stored(client))[0]).toMatchObject({ status: 'failed' }), soon);
  });
});
