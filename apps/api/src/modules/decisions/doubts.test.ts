import { plainDate } from '@lender/calculator';
import {
  completeStepTwo,
  createApplication,
  finishClientDocuments,
  saveAccountNumber,
  storeBelvoLink,
} from '@lender/contract';
import { APPLICATION_STATUS, type Policy } from '@lender/lending';
import { soon } from '@lender/vitest/soon';
import { describe, expect, test, vi } from 'vitest';
import { publishPolicy } from '../../../test/loans/published.ts';
import { linkInWidget } from '../../../test/people/bank-widget.ts';
import {
  type Applicant,
  application,
  apply,
  type Client,
  details,
  expectDone,
  fillIn,
  NOTHING,
  openApplication,
  register,
  uploadPhotos,
} from '../../../test/people/journey.ts';
import { clabeOf, curpBornOn, type TestPerson, testPerson } from '../../../test/people/test-person.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';

const server = await testServer();
const { db } = server.services;
const { signing, rejected, manualVerification } = APPLICATION_STATUS;

const decisionOf = (applicant: Applicant) =>
  vi.waitFor(
    () =>
      db
        .selectFrom('decision')
        .select(['outcome', 'reasons', 'variables'])
        .where('application_id', '=', applicant.applicationId)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    soon,
  );

describe('a CURP that is invalid or another client’s', () => {
  const wrong = [1, 2, 3].map((day) => `${curpBornOn(plainDate(`1971-01-0${day}`)).slice(0, 17)}X`);
  const tryCurp = (nationalIdentificator: string, client: Client) =>
    server.call(completeStepTwo, { body: { ...details(client.who).body, nationalIdentificator } }, client);

  async function decidedAfter(tries: readonly string[]) {
    const client = await register(server);
    for (const curp of tries) expect((await tryCurp(curp, client)).status).toBe(422);
    await expectDone(tryCurp(client.who.curp, client));
    const { id } = await expectDone(server.call(createApplication, await application(server), client));
    await fillIn(server, client);
    await uploadPhotos(server, client);
    await expectDone(server.call(finishClientDocuments, NOTHING, client));
    return decisionOf({ ...client, applicationId: id });
  }

  test('an invalid CURP may be sent twice', async () => {
    expect(await decidedAfter(wrong.slice(0, 2))).toMatchObject({
      outcome: signing,
      variables: { identifierInvalid: false },
    });
  });

  test('an invalid CURP that is sent three times is no slip: the application is rejected', async () => {
    expect(await decidedAfter(wrong)).toMatchObject({ outcome: rejected, reasons: ['ID_INVALID'] });
  });

  test('the same invalid CURP counts once however often it is sent', async () => {
    const [one = '', two = ''] = wrong;
    expect((await decidedAfter([one, one, one.toLowerCase(), two])).outcome).toBe(signing);
  });

  test('a CURP of another client counts too, also when all are sent at the same moment', async () => {
    const others = await Promise.all([1, 2, 3].map(async () => (await openApplication(server)).who.curp));
    const client = await register(server);
    const answers = await Promise.all(others.map((curp) => tryCurp(curp, client)));
    expect(answers.map(({ code }) => code)).toEqual(['not_unique', 'not_unique', 'not_unique']);
    const tries = db.selectFrom('refused_curp').select('keyed_hash').where('client_id', '=', clientIdOf(client));
    expect(await tries.execute()).toHaveLength(3);
  });
});

describe('a CLABE', () => {
  const shared = clabeOf('77700000170');
  const own = (clabe: string): TestPerson => ({ ...testPerson(), clabe });

  test('a CLABE that two clients ask for at the same moment belongs to one of them only', async () => {
    const wanted = clabeOf('77700000270');
    const clients = await Promise.all([1, 2].map(() => openApplication(server)));
    const saved = await Promise.all(
      clients.map((client) => server.call(saveAccountNumber, { body: { clabe: wanted } }, client)),
    );
    expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const hash = server.services.vault.searchHash('clabe', wanted);
    const holders = await db.selectFrom('identifier_holder').select('kind').where('keyed_hash', '=', hash).execute();
    expect(holders).toEqual([{ kind: 'clabe' }]);
  });

  test('earlier holders of a CLABE are counted, also after they changed it: a person reviews the third client', async () => {
    const outcomes = [];
    for (let client = 0; client < 3; client++) {
      const applicant = await openApplication(server, undefined, own(shared));
      await fillIn(server, applicant);
      // A client whose application is not decided yet releases the account by entering another one.
      if (client < 2) {
        const another = { clabe: clabeOf(`7770000${client}370`) };
        await expectDone(server.call(saveAccountNumber, { body: another }, applicant));
      }
      await uploadPhotos(server, applicant);
      await expectDone(server.call(finishClientDocuments, NOTHING, applicant));
      outcomes.push(await decisionOf(applicant));
    }
    expect(outcomes).toMatchObject([
      { outcome: signing, variables: { clientsOnClabe: 1, clientsOnPhone: 1 } },
      { outcome: signing, variables: { clientsOnClabe: 2 } },
      { outcome: manualVerification, reasons: ['CHECK_ID'], variables: { clientsOnClabe: 3 } },
    ]);
  });
});

describe('a rejection less than thirty days ago', () => {
  const asking = (...asks: Policy['asks'][number][]) =>
    publishPolicy(server, (policy: Policy) => ({ ...policy, asks: ['idDocuments', ...asks] }));

  async function again(client: Applicant): Promise<Applicant> {
    const { id } = await expectDone(server.call(createApplication, await application(server), client));
    return { ...client, applicationId: id };
  }
  async function finish(applicant: Applicant) {
    await uploadPhotos(server, applicant);
    await expectDone(server.call(finishClientDocuments, NOTHING, applicant));
    return decisionOf(applicant);
  }

  test('an earlier rejection holds while nothing new is known, and no longer holds once a bank account was read', async () => {
    await asking();
    const applicant = await apply(server, { incomePesos: 2_400 });
    expect(await decisionOf(applicant)).toMatchObject({ outcome: rejected, reasons: ['CAPACITY'] });
    const same = await finish(await again(applicant));
    expect(same).toMatchObject({ outcome: rejected, reasons: ['COOLING_OFF'], variables: { hasNewEvidence: false } });
    await asking('bankLink');
    const linked = await again(applicant);
    await expectDone(server.call(storeBelvoLink, { body: await linkInWidget(server, linked) }, linked));
    // The next application is decided by its own facts, not by the rejection.
    expect(await finish(linked)).toMatchObject({ reasons: ['CAPACITY'], variables: { hasNewEvidence: true } });
  });
});
