import { addDays, type PlainDate } from '@lender/calculator';
import {
  advanceSandboxClock,
  completeStepTwo,
  createApplication,
  createBackOfficeClient,
  saveAccountNumber,
  saveNationalId,
} from '@lender/contract';
import { APPLICATION_STATUS, CLIENT_STATUS, LOAN_STATUS } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import {
  type Applicant,
  application,
  apply,
  applyToSigning,
  borrow,
  type Client,
  details,
  expectDone,
  openApplication,
  register,
  registerWithDetails,
  sign,
  untilStep,
} from '../../../test/people/journey.ts';
import { clabeOf, testPerson } from '../../../test/people/test-person.ts';
import { refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf, setApplication, setClientStatus } from '../../../test/server/stored.ts';

const server = await testServer();
const { db, vault } = server.services;
const staff = { token: await server.operator() };
const debtor = await borrow(server);

const become = (client: Client, curp = testPerson().curp) =>
  server.call(completeStepTwo, details({ ...client.who, curp }), client);
const saveCurp = (client: Client, nationalIdentificator = testPerson().curp) =>
  server.call(saveNationalId, { body: { nationalIdentificator } }, client);
const saveClabe = (client: Client, clabe: string) => server.call(saveAccountNumber, { body: { clabe } }, client);

const ownerOf = async (kind: 'curp' | 'clabe', value: string) =>
  (
    await db
      .selectFrom('identity_claim')
      .select('client_id')
      .where('kind', '=', kind)
      .where('keyed_hash', '=', vault.searchHash(kind, value))
      .executeTakeFirst()
  )?.client_id;

/** Returns the answers to another client who tries to take the CURP and the CLABE that a client began with. */
async function takenOver({ who }: Client) {
  const rival = await register(server);
  const { code: curp } = await become(rival, who.curp);
  const { code: clabe } = await saveClabe(rival, who.clabe);
  return { curp, clabe };
}
const NO_ONE = { curp: 'not_unique', clabe: 'clabe_taken' };

/** Returns an applicant who was rejected. */
async function rejected(): Promise<Applicant> {
  const applicant = await apply(server, { incomePesos: 500 });
  await untilStep(server, applicant.token, 'reject_page');
  return applicant;
}

describe('the identity of a client who owes', () => {
  refuses(completeStepTwo, 'identity_frozen', () => become(debtor));
  refuses(saveNationalId, 'identity_frozen', () => saveCurp(debtor));
  refuses(saveAccountNumber, 'identity_frozen', () => saveClabe(debtor, clabeOf('66612345678')));

  test('the identity of a client who owes cannot be taken by another client', async () => {
    expect(await takenOver(debtor)).toEqual(NO_ONE);
  });

  test.each([LOAN_STATUS.onHold, LOAN_STATUS.soldDebt, LOAN_STATUS.writeOff])(
    'the identity of a client is frozen with a loan in status %i',
    async (status) => {
      const [loan] = await db.selectFrom('loan').selectAll().where('client_id', '=', clientIdOf(debtor)).execute();
      if (!loan) throw new Error('no loan');
      await db.updateTable('loan').set({ status }).where('id', '=', loan.id).execute();
      expect((await become(debtor)).code).toBe('identity_frozen');
      await db.updateTable('loan').set({ status: LOAN_STATUS.active }).where('id', '=', loan.id).execute();
    },
  );

  test('the identity of a client can be corrected once all is paid, and the old one stays reserved for good', async () => {
    const client = await borrow(server);
    await db
      .updateTable('loan')
      .set({ status: LOAN_STATUS.paid })
      .where('client_id', '=', clientIdOf(client))
      .execute();
    await expectDone(become(client));
    await expectDone(saveClabe(client, clabeOf('66712345678')));
    expect(await takenOver(client)).toEqual(NO_ONE);
    // The CURP is still the client's, who may go back to it.
    expect((await saveCurp(client, client.who.curp)).status).toBe(200);
  });

  test('the identity of a client does not change while the money is on its way, however often it is tried', async () => {
    const applicant = await applyToSigning(server);
    const tries = () => [become(applicant), saveCurp(applicant), saveClabe(applicant, clabeOf('66812345678'))];
    const [signed, ...refused] = await Promise.all([sign(server, applicant), ...tries(), ...tries()]);
    expect(signed.status).toBe(200);
    const later = await Promise.all([...tries(), ...tries()]);
    for (const { code } of [...refused, ...later]) expect(['illegal_transition', 'identity_frozen']).toContain(code);
    await untilStep(server, applicant.token, 'loan_page');
    expect(await ownerOf('curp', applicant.who.curp)).toBe(clientIdOf(applicant));
    expect(await ownerOf('clabe', applicant.who.clabe)).toBe(clientIdOf(applicant));
  });
});

describe('the identity of a client who was rejected', () => {
  test('the identity of a rejected client is frozen for the policy’s cooling-off time, and stays reserved afterwards', async () => {
    const client = await rejected();
    expect((await become(client)).code).toBe('identity_frozen');
    expect((await saveCurp(client)).code).toBe('identity_frozen');
    expect((await saveClabe(client, clabeOf('66912345678'))).code).toBe('identity_frozen');
    expect(await takenOver(client)).toEqual(NO_ONE);

    const passDays = async (days: number) => {
      const { today } = await server.services.clock.business(db);
      const businessDate: PlainDate = addDays(today, days);
      await expectDone(
        server.call(advanceSandboxClock, { body: { businessDate } }, { token: await server.operator() }),
      );
    };
    await passDays(29);
    expect((await become(client)).code).toBe('identity_frozen');
    await passDays(1);
    await expectDone(become(client));
    await expectDone(saveClabe(client, clabeOf('66912345678')));
    expect(await takenOver(client)).toEqual(NO_ONE);
  });

  refuses(createBackOfficeClient, 'identity_frozen', async () => {
    const [{ applicationId }, who] = [await openApplication(server), testPerson()];
    const enrol = () => {
      const body = { firstName: 'Ana', lastName: 'Robles', nationalIdentificator: who.curp };
      return server.call(createBackOfficeClient, { body: { mobilePhone: { number: who.phone }, ...body } }, staff);
    };
    const { id: client_id } = await expectDone(enrol());
    const other = await db
      .selectFrom('application')
      .selectAll()
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    const row = { ...other, client_id, id: server.services.newId(), status: APPLICATION_STATUS.rejected };
    await db
      .insertInto('application')
      .values({ ...row, signals: '{}' })
      .execute();
    return enrol();
  });
});

test('a blacklisted client keeps the identity that the list names', async () => {
  const client = await registerWithDetails(server);
  await expectDone(saveClabe(client, client.who.clabe));
  await setClientStatus(server, client, CLIENT_STATUS.blacklisted);
  expect((await become(client)).code).toBe('identity_frozen');
  expect(await takenOver(client)).toEqual(NO_ONE);
});

test('a typing error is corrected before anything counts, and the wrong identifier is free again', async () => {
  const client = await registerWithDetails(server);
  await expectDone(saveClabe(client, client.who.clabe));
  await expectDone(become(client));
  await expectDone(saveClabe(client, clabeOf('66412345678')));
  expect(await takenOver(client)).toEqual({ curp: undefined, clabe: undefined });
});

test('an offer that was decided under a CURP keeps it, although nothing was signed', async () => {
  const applicant = await applyToSigning(server);
  await setApplication(server, applicant, { status: APPLICATION_STATUS.canceled });
  await expectDone(become(applicant));
  expect((await takenOver(applicant)).curp).toBe('not_unique');
});

test('applying and changing the identity at once leaves one of the two', async () => {
  for (let round = 0; round < 5; round++) {
    const client = await registerWithDetails(server);
    const [opened, changed] = await Promise.all([
      server.call(createApplication, await application(server), client),
      become(client),
    ]);
    expect(opened.status).toBe(201);
    // When it was changed before the application existed, the CURP is free again; afterwards it is fixed.
    const owner = await ownerOf('curp', client.who.curp);
    expect(owner).toBe(changed.status === 200 ? undefined : clientIdOf(client));
    if (changed.status !== 200) expect(changed.code).toBe('illegal_transition');
  }
});
