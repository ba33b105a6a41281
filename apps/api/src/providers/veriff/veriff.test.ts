import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { lineTo } from '../../../test/providers/line-of-test.ts';
import { providerWorld } from '../../../test/providers/provider-world.ts';
import { listening } from '../../../test/server/listening.ts';
import { createVeriff } from './http.ts';
import { signatureOf } from './signature.ts';

const world = await providerWorld();
const callback = 'https://quincena.example/application/loading';
const settings = { url: `${world.url}/veriff`, apiKey: 'ours', secret: world.providerKey, callback };
const veriff = createVeriff(settings, lineTo('veriff'));
const testPerson = { reference: 'check-1', firstName: 'Ana María', lastName: 'Peña Núñez' };

/** Creates a session that its person ended in one of the ways that the simulator offers. */
async function ended(verdict: string) {
  const { id, url } = await veriff.createSession(testPerson);
  await world.submit(new URL(url).pathname, { verdict });
  await expect.poll(async () => (await veriff.readSession(id))?.isDecided).toBe(true);
  return { id, url };
}

test('a session has an address of its own and is undecided until a visitor opens it', async () => {
  const { id, url } = await veriff.createSession(testPerson);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/identidad\/[\w-]+$/);
  expect(await veriff.readSession(id)).toEqual({ isDecided: false, status: 'created' });
  await fetch(url);
  expect(await veriff.readSession(id)).toEqual({ isDecided: false, status: 'started' });
});

test('a session that was submitted is undecided until the provider decides', async () => {
  const { id, url } = await veriff.createSession(testPerson);
  await world.submit(new URL(url).pathname, { verdict: 'approved', seconds: '600' });
  expect(await veriff.readSession(id)).toEqual({ isDecided: false, status: 'submitted' });
});

test('an approval names the person whom the provider saw', async () => {
  const { id } = await ended('approved');
  expect(await veriff.readSession(id)).toEqual({
    isDecided: true,
    status: 'approved',
    reason: undefined,
    attemptId: expect.any(String),
    seen: {
      firstName: 'ANA MARIA',
      lastName: 'PENA NUNEZ',
      idNumber: undefined,
      dateOfBirth: undefined,
      document: { type: 'ID_CARD', country: 'MX', validUntil: '2031-12-31' },
    },
  });
});

test.each([
  ['forged', 'declined', { code: '102', text: 'Suspected document tampering' }],
  ['resubmission', 'resubmission_requested', { code: '204', text: 'Poor image quality' }],
  ['review', 'review', undefined],
  ['expired', 'expired', undefined],
  ['abandoned', 'abandoned', undefined],
])('a check that is %s is read by its status word', async (verdict, status, reason) => {
  const { id } = await ended(verdict);
  expect(await veriff.readSession(id)).toMatchObject({ isDecided: true, status, reason });
});

test('a session that does not exist is undefined', async () => {
  expect(await veriff.readSession(crypto.randomUUID())).toBeUndefined();
});

/** Simulates a Veriff that answers with this decision. */
const deciding = async (verification: unknown) => {
  const url = await listening((_, response) => response.end(JSON.stringify({ status: 'success', verification })));
  return createVeriff({ ...settings, url }, lineTo('veriff')).readSession('12df6045-3846-3e45-946a-14fa6136d78b');
};

/** https://devdocs.veriff.com/docs/decision-webhook, whose `verification` is that of the decision call. */
const OFFICIAL = {
  id: '12df6045-3846-3e45-946a-14fa6136d78b',
  attemptId: '00bca969-b53a-4fad-b065-874d41a7b2b8',
  vendorData: '12345678',
  status: 'approved',
  code: 9001,
  reason: null,
  reasonCode: null,
  decisionTime: '2019-11-06T07:18:36.916Z',
  acceptanceTime: '2019-11-06T07:15:27.000Z',
  person: {
    firstName: 'SARAH',
    lastName: 'MORGAN',
    dateOfBirth: '1967-03-30',
    yearOfBirth: '1967',
    placeOfBirth: 'MADRID',
    gender: null,
    nationality: null,
    citizenship: null,
    idNumber: null,
    pepSanctionMatch: null,
  },
  document: {
    type: 'DRIVERS_LICENSE',
    number: 'MORGA753116SM9IJ',
    country: 'GB',
    validFrom: null,
    validUntil: '2022-04-20',
  },
  additionalVerifiedData: {},
  comments: [],
};

/** https://devdocs.veriff.com/apidocs/v1sessionsidattempts-1, whose attempts may lack all but their status. */
const OFFICIAL_ATTEMPTS = {
  status: 'success',
  verifications: [
    {
      id: 'a1c68aea-7f4d-478d-80ab-ca9356074f69',
      status: 'submitted',
      userDefinedData: [{ status: 'Custom', statusCode: 'custom', reason: 'Looks odd', reasonCode: null }],
      createdTime: '2023-09-18T08:33:30.047Z',
    },
    { id: 'f2270684-8c51-4d03-88eb-dafd43e8b486', status: 'resubmission_requested' },
  ],
};

test('attempts of an undecided session are read as documented', async () => {
  const url = await listening((request, response) => {
    const undecided = { status: 'success', verification: null };
    response.end(JSON.stringify(request.url?.endsWith('/decision') ? undecided : OFFICIAL_ATTEMPTS));
  });
  const { readSession } = createVeriff({ url, apiKey: 'ours', secret: 's', callback }, lineTo('veriff'));
  expect(await readSession(OFFICIAL.id)).toEqual({ isDecided: false, status: 'submitted' });
});

test('the official example is read', async () => {
  expect(await deciding(OFFICIAL)).toEqual({
    isDecided: true,
    status: 'approved',
    reason: undefined,
    attemptId: '00bca969-b53a-4fad-b065-874d41a7b2b8',
    seen: {
      firstName: 'SARAH',
      lastName: 'MORGAN',
      idNumber: undefined,
      dateOfBirth: '1967-03-30',
      document: { type: 'DRIVERS_LICENSE', country: 'GB', validUntil: '2022-04-20' },
    },
  });
});

test.each([
  ['review', 9121],
  ['abandoned', 9121],
  ['abandoned', 9104],
  ['expired', 9104],
])('the word %s of a status counts, whatever its code %i means elsewhere', async (status, code) => {
  expect(await deciding({ ...OFFICIAL, status, code })).toMatchObject({ status });
});

test('an approval has no reason, even where an earlier attempt of the session had one', async () => {
  const kept = { ...OFFICIAL, reason: 'Poor image quality', reasonCode: 204 };
  expect(await deciding(kept)).toMatchObject({ status: 'approved', reason: undefined });
  expect(await deciding({ ...kept, status: 'resubmission_requested' })).toMatchObject({ reason: { code: '204' } });
});

test('a status that we do not know is refused', async () => {
  await expect(deciding({ ...OFFICIAL, status: 'probably_fine' })).rejects.toThrow();
});

test('only names are sent to the provider, signed byte for byte', async () => {
  const asked: { headers: Record<string, unknown>; body: unknown }[] = [];
  const id = crypto.randomUUID();
  const url = await listening(async (request, response) => {
    asked.push({ headers: request.headers, body: await json(request) });
    response.end(JSON.stringify({ verification: { id, url: 'https://magic.veriff.me/v/token' } }));
  });
  const made = await createVeriff({ ...settings, url }, lineTo('veriff')).createSession(testPerson);
  expect(made).toEqual({ id, url: 'https://magic.veriff.me/v/token' });
  const verification = {
    callback,
    person: { firstName: 'Ana María', lastName: 'Peña Núñez' },
    vendorData: 'check-1',
  };
  expect(asked.map(({ body }) => body)).toEqual([{ verification }]);
  expect(asked[0]?.headers).toMatchObject({
    'x-auth-client': 'ours',
    'x-hmac-signature': signatureOf(JSON.stringify({ verification }), settings.secret),
  });
});
