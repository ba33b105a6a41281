import { tokenOf } from '@lender/web/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../app/platform/cookies.server.ts';
import { clientProfile, wireApplication, wireJourney } from './client-answers.ts';
import { servedPage } from './served-page.ts';

const registration = {
  details: { firstName: 'José', lastName: 'Núñez', nationalIdentificator: 'MOTR930411HJCRMN03' },
  employment: {
    ...{ employmentStatus: 'employed', employmentPosition: 'employed.office', companyName: 'Papelería El Sol' },
    ...{ employedSince: '2019-03-01', monthlyIncome: { amount: 12_000, currency: 'MXN' } },
    monthlyObligations: { amount: 0, currency: 'MXN' },
  },
  address: {
    ...{ regionId: 14, cityId: 39, district: 'Centro', street: 'Av. Juárez', exteriorNumber: 'S/N' },
    postalCode: '44100',
  },
  reference: { fullName: 'Luis Pérez', phone: '5598765432', relationship: 'friend' },
  bankAccount: null,
};
const place = (step: string, finished: readonly string[]) => ({ step, status: 'active', errors: [], finished });
const asApplicant = {
  '/web/private/client': clientProfile(),
  '/client/flow': place('id_document_upload', ['new_client_created', 'work_info', 'address', 'relative_info']),
};
/** Client who has given their details and applies for the first time. */
const asNewClient = {
  '/web/private/client': clientProfile({ hasActualApplication: false, hasUncancelledApplications: false }),
  '/client/flow': place('new_client_created', ['new_client_created']),
};
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/client/registration': registration,
  '/client-journey/current': wireJourney,
  '/application/actual': wireApplication(),
};

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/registration', 'MOTR930411HJCRMN03', asNewClient],
  ['/registration/employment', 'Papelería El Sol', asApplicant],
  ['/registration/address', 'Av. Juárez', asApplicant],
  ['/registration/reference', 'Luis Pérez', asApplicant],
])('the finished page %s shows the answer that was saved there', async (page, answer, client) => {
  const answers: Readonly<Record<string, unknown>> = { ...ANSWERS, ...client };
  vi.stubGlobal('fetch', async (asked: RequestInfo | URL) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked);
    const end = Object.keys(answers).find((path) => pathname.endsWith(path));
    return Response.json({ success: true, data: end === undefined ? [] : answers[end] });
  });
  const cookie = `${session.name}=${tokenOf({ account_type: 'client' })}`;
  const served = await servedPage(page, { cookie });
  expect(await served.text()).toContain(`value="${answer}"`);
});
