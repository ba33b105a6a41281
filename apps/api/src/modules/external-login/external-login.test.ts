import { finishExternalLogin, getFlow, skipExternalLogin, startExternalLogin } from '@lender/contract';
import { expect, test, vi } from 'vitest';
import { publishPolicy } from '../../../test/loans/published.ts';
import {
  type Applicant,
  expectDone,
  fillIn,
  NOTHING,
  openApplication,
  register,
} from '../../../test/people/journey.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { beyondLimit, clientIdOf } from '../../../test/server/stored.ts';

const server = await testServer();
const { db, vault, externalLogin } = server.services;
// Photos are asked for after it, so that a client who completes the step goes no further.
await publishPolicy(server, (policy) => ({ ...policy, asks: ['externalLogin', 'idDocuments'] }));

const start = (as: { token: string }) => server.call(startExternalLogin, NOTHING, as);
const skip = (as: { token: string }) => server.call(skipExternalLogin, NOTHING, as);
const finish = (as: { token: string }, came: Came) => server.call(finishExternalLogin, { body: came }, as);
const step = async (as: { token: string }) => (await server.call(getFlow, NOTHING, as)).data.step;
const stored = (as: { token: string }) =>
  db.selectFrom('external_login').selectAll().where('client_id', '=', clientIdOf(as)).executeTakeFirst();

interface Came {
  readonly code: string;
  readonly state: string;
}

/** Goes through the dialog and returns the parameters with which the client comes back. */
async function comeBack(as: { token: string }, person = 'ana'): Promise<Came> {
  const { url } = await expectDone(start(as));
  const body = new URLSearchParams({ ...Object.fromEntries(new URL(url).searchParams), person });
  const dialog = `${server.simulators.url}/facebook/v19.0/dialog/oauth/continue`;
  const answer = await fetch(dialog, { method: 'POST', body, redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  expect(`${back.origin}${back.pathname}`).toBe('http://localhost:3000/registration/facebook/vuelta');
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
}

async function applicant(): Promise<Applicant> {
  const client = await openApplication(server);
  await fillIn(server, client);
  return client;
}

const ana = await applicant();
answers(startExternalLogin, () => start(ana));
answers(finishExternalLogin, async () => finish(ana, await comeBack(ana)));
answers(skipExternalLogin, async () => skip(await applicant()));
refuses(startExternalLogin, 'illegal_transition', async () => start(await register(server)));
refuses(skipExternalLogin, 'illegal_transition', async () => skip(ana));
refuses(finishExternalLogin, 'illegal_transition', () => finish(ana, { code: 'code', state: 'state' }));
refuses(finishExternalLogin, 'external_login_invalid', async () => {
  const client = await applicant();
  return finish(client, { ...(await comeBack(client)), state: 'forged' });
});
refuses(startExternalLogin, 'provider_unavailable', async () => {
  const client = await applicant();
  vi.spyOn(externalLogin, 'authorizeUrl').mockReturnValueOnce(undefined);
  return start(client);
});
refuses(finishExternalLogin, 'provider_unavailable', async () => {
  const client = await applicant();
  const came = await comeBack(client);
  vi.spyOn(externalLogin, 'exchange').mockRejectedValueOnce(new Error('no answer'));
  const refused = await finish(client, came);
  expect(await step(client)).toBe('facebook');
  await expectDone(finish(client, came));
  return refused;
});
refuses(startExternalLogin, 'rate_limited', async () => {
  const client = await applicant();
  return beyondLimit(server, { limit: 'external-logins', who: [clientIdOf(client)], act: () => start(client) });
});
refuses(finishExternalLogin, 'rate_limited', async () => {
  const client = await applicant();
  const came = await comeBack(client);
  return beyondLimit(server, { limit: 'external-logins', who: [clientIdOf(client)], act: () => finish(client, came) });
});

test('the step appears when the policy asks for it, and ends by coming back', async () => {
  const client = await applicant();
  expect(await step(client)).toBe('facebook');
  await expectDone(finish(client, await comeBack(client)));
  expect(await step(client)).toBe('id_document_upload');
});

test('the login step also ends when the client skips it', async () => {
  const client = await applicant();
  await expectDone(start(client));
  await expectDone(skip(client));
  expect(await step(client)).toBe('id_document_upload');
  expect(await stored(client)).toBeUndefined();
});

test('after a completed login only a keyed hash and the moment stay', async () => {
  const client = await applicant();
  const came = await comeBack(client, 'luis');
  const begun = await stored(client);
  expect(JSON.stringify(begun)).not.toContain(came.state);
  await expectDone(finish(client, came));
  expect(await stored(client)).toEqual({
    client_id: clientIdOf(client),
    application_id: client.applicationId,
    state_hash: null,
    verifier_sealed: null,
    expires_at: null,
    subject_hash: vault.searchHash('facebook', '10220000000000002'),
    confirmed_at: expect.any(Date),
  });
});

test('when the same code comes back twice at once, one login is accepted', async () => {
  const client = await applicant();
  const came = await comeBack(client);
  const both = await Promise.all([finish(client, came), finish(client, came)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  const events = db.selectFrom('event_log').where('event', '=', 'external_login.confirmed').selectAll();
  expect(await events.where('client_id', '=', clientIdOf(client)).execute()).toHaveLength(1);
  expect((await finish(client, came)).code).toBe('illegal_transition');
});

test('a client cannot complete a login that another client started', async () => {
  const [luis, eva] = [await applicant(), await applicant()];
  const [ofLuis, ofEva] = [await comeBack(luis), await comeBack(eva)];
  expect((await finish(eva, ofLuis)).code).toBe('external_login_invalid');
  // A code from elsewhere: it was issued for another verifier.
  expect((await finish(eva, { ...ofLuis, state: ofEva.state })).code).toBe('external_login_invalid');
  expect([await step(luis), await step(eva)]).toEqual(['facebook', 'facebook']);
  await expectDone(finish(luis, ofLuis));
});

test('only the newest started login counts, and an expired code does not', async () => {
  const client = await applicant();
  const first = await comeBack(client);
  const old = await comeBack(client, 'lento');
  expect((await finish(client, first)).code).toBe('external_login_invalid');
  expect((await finish(client, old)).code).toBe('external_login_invalid');
  expect(await step(client)).toBe('facebook');
});

test('a started login is valid for ten minutes', async () => {
  const [client, hurried] = [await applicant(), await applicant()];
  const [came, inTime] = [await comeBack(client), await comeBack(hurried)];
  server.passSeconds(9 * 60);
  await expectDone(finish(hurried, inTime));
  server.passSeconds(60);
  expect((await finish(client, came)).code).toBe('external_login_invalid');
});
