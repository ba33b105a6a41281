import {
  approveCase,
  approveSpecialOffer,
  approveYhatDecrease,
  approveYhatIncrease,
  createApplication,
  createBackOfficeClient,
  loginClient,
  offerSpecial,
  rejectCase,
  sendSmsCodeTs,
  signAgreement,
} from '@lender/contract';
import { APPLICATION_STATUS, type ApplicationStatus, CLIENT_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import {
  type Applicant,
  application,
  applyToSigning,
  type Client,
  expectDone,
  NOTHING,
  openApplication,
} from '../../../test/people/journey.ts';
import { codeOnPhone, codesOnPhone } from '../../../test/people/simulated-phone.ts';
import { temporaryPasswordOn } from '../../../test/people/temporary-password.ts';
import { testPerson } from '../../../test/people/test-person.ts';
import { refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf, countOf, setApplication, setClientStatus } from '../../../test/server/stored.ts';

const server = await testServer();
const { db, jobs } = server.services;
const staff = { token: await server.operator() };

/** Leaves the client as a server did that asked for no acceptance of these texts. */
const forgetTerms = async (client: Client) => {
  await db.deleteFrom('consent').where('client_id', '=', clientIdOf(client)).execute();
};
const blacklist = (client: Client) => setClientStatus(server, client, CLIENT_STATUS.blacklisted);

const status = async (status: ApplicationStatus, bar: (client: Client) => Promise<void>): Promise<Applicant> => {
  const applicant = await openApplication(server);
  await setApplication(server, applicant, { status });
  await bar(applicant);
  return applicant;
};
const signing = async (bar: (client: Client) => Promise<void>): Promise<Applicant> => {
  const applicant = await applyToSigning(server);
  await bar(applicant);
  return applicant;
};

const accept = (kind: typeof approveSpecialOffer | typeof approveYhatDecrease, as: Applicant) =>
  server.call(kind, NOTHING, as);
const acceptMore = (as: Applicant) => server.call(approveYhatIncrease, { body: { amount: centavos(200_000) } }, as);
const approve = ({ applicationId: id }: Applicant) =>
  server.call(approveCase, { params: { id }, body: { note: 'Todo en orden' } }, staff);
const offer = ({ applicationId: id }: Applicant) =>
  server.call(offerSpecial, { params: { id }, body: { amount: centavos(100_000), note: 'Con menos' } }, staff);
const sign = async ({ token, applicationId: id }: Applicant, otp: string) =>
  server.call(signAgreement, { params: { id }, body: { otp } }, { token, key: crypto.randomUUID() });

describe('a blacklisted client', () => {
  const { specialOffer, yhatDecrease, yhatIncrease, manualVerification } = APPLICATION_STATUS;
  refuses(approveSpecialOffer, 'client_cannot_apply', async () =>
    accept(approveSpecialOffer, await status(specialOffer, blacklist)),
  );
  refuses(approveYhatDecrease, 'client_cannot_apply', async () =>
    accept(approveYhatDecrease, await status(yhatDecrease, blacklist)),
  );
  refuses(approveYhatIncrease, 'client_cannot_apply', async () => acceptMore(await status(yhatIncrease, blacklist)));
  refuses(approveCase, 'client_cannot_apply', async () => approve(await status(manualVerification, blacklist)));
  refuses(offerSpecial, 'client_cannot_apply', async () => offer(await status(manualVerification, blacklist)));
  refuses(sendSmsCodeTs, 'client_cannot_apply', async () => {
    const applicant = await signing(blacklist);
    const refused = await server.call(sendSmsCodeTs, NOTHING, applicant);
    await jobs.drained();
    expect(await codesOnPhone(server, applicant.who.phone)).toHaveLength(1);
    return refused;
  });
  refuses(signAgreement, 'client_cannot_apply', async () => {
    const applicant = await applyToSigning(server);
    await expectDone(server.call(sendSmsCodeTs, NOTHING, applicant));
    const otp = await codeOnPhone(server, applicant.who.phone);
    await blacklist(applicant);
    const refused = await sign(applicant, otp);
    expect(await countOf(server, 'payout', applicant)).toBe(0);
    return refused;
  });
});

describe('a client who has not accepted the terms', () => {
  const { specialOffer, yhatDecrease, yhatIncrease, manualVerification } = APPLICATION_STATUS;
  refuses(approveSpecialOffer, 'consent_missing', async () =>
    accept(approveSpecialOffer, await status(specialOffer, forgetTerms)),
  );
  refuses(approveYhatDecrease, 'consent_missing', async () =>
    accept(approveYhatDecrease, await status(yhatDecrease, forgetTerms)),
  );
  refuses(approveYhatIncrease, 'consent_missing', async () => acceptMore(await status(yhatIncrease, forgetTerms)));
  refuses(approveCase, 'consent_missing', async () => approve(await status(manualVerification, forgetTerms)));
  refuses(offerSpecial, 'consent_missing', async () => offer(await status(manualVerification, forgetTerms)));
  refuses(sendSmsCodeTs, 'consent_missing', async () =>
    server.call(sendSmsCodeTs, NOTHING, await signing(forgetTerms)),
  );
  refuses(signAgreement, 'consent_missing', async () => {
    const applicant = await applyToSigning(server);
    await expectDone(server.call(sendSmsCodeTs, NOTHING, applicant));
    const otp = await codeOnPhone(server, applicant.who.phone);
    await forgetTerms(applicant);
    return sign(applicant, otp);
  });
  refuses(createApplication, 'consent_missing', async () => {
    const who = testPerson();
    const body = { firstName: 'Ana', lastName: 'Robles', nationalIdentificator: who.curp };
    await expectDone(
      server.call(createBackOfficeClient, { body: { mobilePhone: { number: who.phone }, ...body } }, staff),
    );
    const password = await temporaryPasswordOn(server, who.phone);
    const { Authorization: token } = await expectDone(
      server.call(loginClient, { body: { username: who.phone, password } }),
    );
    return server.call(createApplication, await application(server), { token });
  });

  test('an application of a client who has not accepted the terms may still be declined', async () => {
    const { applicationId: id } = await status(APPLICATION_STATUS.manualVerification, forgetTerms);
    const body = { reason: 'LIST', note: 'Sin consentimiento' } as const;
    expect((await server.call(rejectCase, { params: { id }, body }, staff)).status).toBe(200);
  });
});
