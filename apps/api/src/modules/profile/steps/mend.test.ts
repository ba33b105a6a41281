import { completeStepFour, completeStepThree, getFlow, getRegistration, saveAccountNumber } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import {
  ADDRESS,
  apply,
  employment,
  expectDone,
  fillIn,
  NOTHING,
  openApplication,
  REFERENCE,
  register,
  registerWithDetails,
  untilStep,
} from '../../../../test/people/journey.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const finished = async (as: { token: string }) => (await expectDone(server.call(getFlow, NOTHING, as))).finished;
const reported = (as: { token: string }) => server.call(getRegistration, NOTHING, as);

describe('the saved answers', () => {
  answers(getRegistration, async () => reported(await registerWithDetails(server)));
  refuses(getRegistration, 'illegal_transition', async () => {
    const applicant = await apply(server);
    await untilStep(server, applicant.token, 'otp_agreement');
    return reported(applicant);
  });

  test('saved answers are read back as they were sent, and the account by its last digits only', async () => {
    const client = await openApplication(server);
    await fillIn(server, client);
    const { who } = client;
    expect(await expectDone(reported(client))).toEqual({
      details: { firstName: 'Ana', lastName: 'Robles', secondLastName: 'Luna', nationalIdentificator: who.curp },
      employment: (await employment(server)).body,
      address: ADDRESS.body.address,
      reference: REFERENCE.body.reference,
      bankAccount: { bank: 'BBVA México', lastFour: who.clabe.slice(-4) },
    });
  });

  test('without saved answers there is nothing to read', async () => {
    const client = await register(server);
    expect(await finished(client)).toEqual([]);
    expect(await reported(client)).toMatchObject({ status: 409, code: 'illegal_transition' });
  });
});

describe('a finished step', () => {
  test('a finished step is listed while something is still missing, and may be sent again', async () => {
    const client = await openApplication(server);
    expect(await finished(client)).toEqual(['new_client_created']);
    await expectDone(server.call(completeStepThree, await employment(server), client));
    expect(await finished(client)).toEqual(['new_client_created', 'work_info']);
    await fillIn(server, client);
    const all = ['new_client_created', 'work_info', 'address', 'relative_info', 'direct_debit_information'];
    expect(await finished(client)).toEqual(all);

    const another = { ...(await employment(server, { incomePesos: 12_000 })).body, workPhone: '5544443333' };
    await expectDone(server.call(completeStepThree, { body: another }, client));
    const address = { ...ADDRESS.body.address, interiorNumber: '4B' };
    await expectDone(server.call(completeStepFour, { body: { address } } as typeof ADDRESS, client));
    const again = await expectDone(reported(client));
    expect(again).toMatchObject({ employment: another, address });
    expect(await finished(client)).toEqual(all);
  });

  test('a finished step is closed by the decision, also for a page that is still open', async () => {
    const applicant = await apply(server);
    await untilStep(server, applicant.token, 'otp_agreement');
    expect(await finished(applicant)).toEqual([]);
    const late = await server.call(saveAccountNumber, { body: { clabe: applicant.who.clabe } }, applicant);
    expect(late).toMatchObject({ status: 409, code: 'illegal_transition' });
  });
});
