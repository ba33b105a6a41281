import {
  approveYhatDecrease,
  createApplication,
  getActualApplication,
  getClient,
  getPaymentMethod,
  getPrivateOffer,
  updateApplication,
  updateYhatLimit,
} from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { publishProduct } from '../../../test/loans/published.ts';
import {
  type Applicant,
  application,
  apply,
  applyToSigning,
  expectDone,
  NOTHING,
  openApplication,
  registerWithDetails,
  untilStep,
} from '../../../test/people/journey.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';

const server = await testServer();
const { db } = server.services;

const accept = (client: { token: string }) => server.call(updateYhatLimit, NOTHING, client);
const profile = async (client: { token: string }) => (await server.call(getClient, NOTHING, client)).data;
const withdraw = (client: Applicant) =>
  expectDone(
    server.call(
      updateApplication,
      { params: { id: client.applicationId }, body: { status: APPLICATION_STATUS.canceled } },
      client,
    ),
  );

/** Makes an applicant who is offered 1400 of 4000 requested pesos. */
async function reduced(): Promise<Applicant> {
  const client = await apply(server, { pesos: 4_000, incomePesos: 10_000 });
  await untilStep(server, client.token, 'offer_decrease');
  return client;
}

/** Sets the limit of the latest decision. */
async function decideLimit(client: { token: string }, limitCentavos: number | null): Promise<void> {
  const limit = limitCentavos === null ? null : { limitCentavos };
  await db
    .updateTable('decision')
    .set({ result: JSON.stringify({ limit }) })
    .where('client_id', '=', clientIdOf(client))
    .execute();
}

describe('accepting the decided limit', () => {
  answers(updateYhatLimit, async () => accept(await applyToSigning(server)));
  refuses(updateYhatLimit, 'no_offer', async () => accept(await openApplication(server)));

  test('an accepted limit is the most that the client may ask for, everywhere', async () => {
    const client = await reduced();
    expect((await profile(client)).availableLoanAmount).toBe(400_000);
    expect((await accept(client)).data.availableLoanAmount).toBe(140_000);
    expect((await profile(client)).availableLoanAmount).toBe(140_000);
    await withdraw(client);
    const { body } = await application(server, 1_500);
    expect((await server.call(createApplication, { body }, client)).code).toBe('amount_out_of_limits');
    const payDates = [body.payDates.first_repayment_option, body.payDates.second_repayment_option] as [string, string];
    const price = (amount: number) =>
      server.call(getPrivateOffer, { params: { amount: centavos(amount), payCycle: 'monthly', payDates } }, client);
    expect((await price(150_000)).code).toBe('amount_out_of_limits');
    expect((await price(140_000)).data.principal).toBe(140_000);
    const asked = await application(server, 1_400);
    expect((await server.call(createApplication, asked, client)).status).toBe(201);
  });

  test('an accepted limit leaves the offer of the open application as it is', async () => {
    const client = await reduced();
    await accept(client);
    const { data } = await server.call(approveYhatDecrease, NOTHING, client);
    expect(data).toMatchObject({ status: APPLICATION_STATUS.signing, principalAmount: 140_000 });
  });

  test('an accepted limit never lifts a client above the product', async () => {
    const client = await applyToSigning(server);
    await decideLimit(client, 900_000);
    expect((await accept(client)).data.availableLoanAmount).toBe(400_000);
  });

  test('an accepted limit is rounded down to a step of the product', async () => {
    const client = await applyToSigning(server);
    await decideLimit(client, 123_456);
    expect((await accept(client)).data.availableLoanAmount).toBe(120_000);
  });

  test('a limit below the smallest loan is not offered, and excludes no client', async () => {
    const client = await applyToSigning(server);
    await decideLimit(client, 49_999);
    expect((await accept(client)).code).toBe('no_offer');
    expect((await profile(client)).availableLoanAmount).toBe(400_000);
  });

  test('an earlier limit leaves nothing to ask for when the smallest loan exceeds it by now', async () => {
    const client = await applyToSigning(server);
    await withdraw(client);
    await db
      .updateTable('client')
      .set({ limit_centavos: centavos(40_000) })
      .where('client_id', '=', clientIdOf(client))
      .execute();
    for (const pesos of [100, 400, 500]) {
      const asked = await application(server, pesos);
      expect((await server.call(createApplication, asked, client)).code).toBe('amount_out_of_limits');
    }
  });

  test('no limit can be accepted when the newest decision set none', async () => {
    const client = await applyToSigning(server);
    await decideLimit(client, null);
    expect((await accept(client)).code).toBe('no_offer');
  });

  test('accepting a limit again gives the same, and that of the next decision counts only when it is accepted', async () => {
    const client = await reduced();
    await Promise.all([accept(client), accept(client), accept(client)]);
    await decideLimit(client, 300_000);
    expect((await profile(client)).availableLoanAmount).toBe(140_000);
    expect((await accept(client)).data.availableLoanAmount).toBe(300_000);
  });

  test("accepting a limit changes that client's limit only", async () => {
    const [client, other] = [await reduced(), await reduced()];
    await accept(client);
    expect((await profile(other)).availableLoanAmount).toBe(400_000);
  });
});

describe('the payout methods', () => {
  const methods = async (client: { token: string }) =>
    (await server.call(getPaymentMethod, NOTHING, client)).data.methods;
  const BANK = { method: 'bank_transfer', brand: null };

  answers(getPaymentMethod, async () => server.call(getPaymentMethod, NOTHING, await registerWithDetails(server)));

  test('the payout methods are the account alone, until the product brings brands that pay cash', async () => {
    const before = await openApplication(server);
    expect(await methods(before)).toEqual([BANK]);
    await publishProduct(server, (config) => ({
      ...config,
      payoutMethods: ['bank_transfer', 'cebuana', 'bdo', 'm_lhuillier'],
    }));
    expect(await methods(await registerWithDetails(server))).toEqual([
      BANK,
      { method: 'cash', brand: 'cebuana' },
      { method: 'cash', brand: 'bdo' },
      { method: 'cash', brand: 'm_lhuillier' },
    ]);
    // An application under the earlier product is paid as that product says.
    expect(await methods(before)).toEqual([BANK]);
  });

  test('an application can ask for a transfer, whatever other payout methods there are', async () => {
    const client = await registerWithDetails(server);
    const { body } = await application(server);
    const asked = { ...body, loanAmount: { amount: 2_000, currency: 'MXN' }, paymentMethod: 'cash' };
    expect((await server.send(createApplication, asked, client)).code).toBe('invalid_input');
    await expectDone(server.call(createApplication, { body: { ...body, paymentMethod: 'bank_transfer' } }, client));
    const { data } = await server.call(getActualApplication, NOTHING, client);
    expect(data.paymentMethod).toBe('bank_transfer');
  });
});
