import {
  approveRequest,
  changeClientContact,
  changePhone,
  getApprovalEffect,
  getClient,
  loginClient,
  rejectRequest,
  sendContactCode,
  sendSmsCode,
  undoChange,
} from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { applyToSigning, type Client, expectDone, NOTHING, register } from '../../../../test/people/journey.ts';
import { codeInMailbox, mailsTo } from '../../../../test/people/simulated-mailbox.ts';
import { codeOnPhone, codesOnPhone, textsOnPhone, wrongCode } from '../../../../test/people/simulated-phone.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { testPerson } from '../../../../test/people/test-person.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { beyondLimit, clientIdOf } from '../../../../test/server/stored.ts';
import { purgeExpiredJob } from '../../../purge-expired.job.ts';

const server = await testServer();
const { db, clock, jobs } = server.services;
const maker = await staffMember(server, 'support');
const checker = await staffMember(server, 'supervisor');

const send = (id: string, address: string) =>
  server.call(sendContactCode, { params: { id }, body: { address } }, maker);
const WHY = { reason: 'lost', proof: 'answers', note: 'Llamó desde el teléfono de su hermana' } as const;
const ask = (id: string, address: string, code: string, as: { readonly token: string } = maker) =>
  server.call(changeClientContact, { params: { id }, body: { address, code, ...WHY } }, as);
const approve = (id: string, as: { readonly token: string } = checker) =>
  server.call(approveRequest, { params: { id }, body: {} }, as);
const login = (username: string, password: string) => server.call(loginClient, { body: { username, password } });

/** Asks for a phone that a code proved; returns the answer of the request. */
async function askForPhone(client: Client, phone = testPerson().phone) {
  const id = clientIdOf(client);
  await expectDone(send(id, phone));
  return { id, phone, answer: await ask(id, phone, await codeOnPhone(server, phone)) };
}
async function requestOf(client: Client) {
  const { phone, answer } = await askForPhone(client);
  return { phone, approvalId: (await expectDone(Promise.resolve(answer))).approvalId };
}
async function ownMove(client: Client, number: string) {
  await expectDone(server.call(sendSmsCode, { body: { mobilePhone: { number } } }, client));
  const code = await codeOnPhone(server, number);
  return server.call(changePhone, { body: { mobilePhone: { number }, code } }, client);
}
const keptFor = (client: Client) =>
  db.selectFrom('wanted_contact').select('id').where('client_id', '=', clientIdOf(client)).execute();
const purge = () => purgeExpiredJob({ db, clock })();

test('a client who lost the phone gets another once support asked and a supervisor agreed, and the old phone is notified', async () => {
  const client = await register(server);
  const { phone, approvalId } = await requestOf(client);
  expect((await textsOnPhone(server, phone))[0]).toContain('Díctalo solo si tú nos pediste el cambio');
  expect((await login(client.who.phone, client.who.password)).status).toBe(200);
  expect((await login(phone, client.who.password)).code).toBe('credentials_wrong');
  await expectDone(approve(approvalId));
  expect((await server.call(getClient, NOTHING, client)).status).toBe(401);
  expect((await login(client.who.phone, client.who.password)).code).toBe('credentials_wrong');
  const { Authorization: token } = await expectDone(login(phone, client.who.password));
  expect((await server.call(getClient, NOTHING, { token })).data.info?.mobilePhone?.number).toBe(phone);
  await jobs.drained();
  const [reported = ''] = await textsOnPhone(server, client.who.phone);
  const code = /deshace el cambio durante tres días: ([0-9A-Z]{10})/.exec(reported)?.[1] ?? '';
  await expectDone(server.call(undoChange, { body: { address: client.who.phone, code } }));
  expect((await login(client.who.phone, client.who.password)).status).toBe(200);
  expect(await keptFor(client)).toEqual([]);
});

test('an e-mail is moved the same way, proven, and the old mailbox is notified', async () => {
  const client = await register(server);
  const [id, { email }] = [clientIdOf(client), testPerson()];
  await expectDone(send(id, email.toUpperCase()));
  const { approvalId } = await expectDone(ask(id, email, await codeInMailbox(server, email)));
  await expectDone(approve(approvalId));
  expect((await login(client.who.email, client.who.password)).code).toBe('credentials_wrong');
  expect((await login(email, client.who.password)).status).toBe(200);
  await jobs.drained();
  expect((await mailsTo(server, client.who.email)).some(({ body }) => body.includes('deshace el cambio'))).toBe(true);
  const claim = db.selectFrom('identity_claim').select('proven_at').where('client_id', '=', id);
  const { proven_at } = await claim
    .where('kind', '=', 'email')
    .where('held_until', 'is', null)
    .executeTakeFirstOrThrow();
  expect(proven_at).not.toBeNull();
});

describe('the code for an address that staff typed', () => {
  answers(sendContactCode, async () => send(clientIdOf(await register(server)), testPerson().phone));
  refuses(sendContactCode, 'not_found', () => send(crypto.randomUUID(), testPerson().phone));
  refuses(sendContactCode, 'unchanged', async () => {
    const client = await register(server);
    return send(clientIdOf(client), client.who.phone);
  });
  refuses(sendContactCode, 'not_unique', async () => {
    const [client, other] = [await register(server), await register(server)];
    const texts = (await codesOnPhone(server, other.who.phone)).length;
    const answer = await send(clientIdOf(client), other.who.phone);
    await jobs.drained();
    expect(await codesOnPhone(server, other.who.phone)).toHaveLength(texts);
    return answer;
  });
  refuses(sendContactCode, 'illegal_transition', async () =>
    send(clientIdOf(await applyToSigning(server)), testPerson().phone),
  );
  refuses(sendContactCode, 'contact_changed_recently', async () => {
    const client = await register(server);
    await expectDone(ownMove(client, testPerson().phone));
    return send(clientIdOf(client), testPerson().email);
  });
  refuses(sendContactCode, 'already_sent_in_last_minutes', async () => {
    const [client, { phone }] = [await register(server), testPerson()];
    await expectDone(send(clientIdOf(client), phone));
    return send(clientIdOf(client), phone);
  });
  refuses(sendContactCode, 'request_count_by_day_exceed', async () => {
    const [client, { phone }] = [await register(server), testPerson()];
    await expectDone(send(clientIdOf(client), phone));
    await db.updateTable('one_time_code').set({ sent_today: 1000 }).where('subject', '=', clientIdOf(client)).execute();
    server.passSeconds(61);
    return send(clientIdOf(client), phone);
  });
  refuses(sendContactCode, 'rate_limited', async () => {
    const id = clientIdOf(await register(server));
    return beyondLimit(server, { limit: 'new-numbers', who: [id], act: () => send(id, testPerson().phone) });
  });
});

describe('asking a second person for another address', () => {
  answers(changeClientContact, async () => (await askForPhone(await register(server))).answer);
  refuses(changeClientContact, 'not_found', () => ask(crypto.randomUUID(), testPerson().phone, '123'));
  refuses(changeClientContact, 'unchanged', async () => {
    const client = await register(server);
    return ask(clientIdOf(client), client.who.phone, '123');
  });
  refuses(changeClientContact, 'illegal_transition', async () =>
    ask(clientIdOf(await applyToSigning(server)), testPerson().phone, '123'),
  );
  refuses(changeClientContact, 'contact_changed_recently', async () => {
    const client = await register(server);
    await expectDone(ownMove(client, testPerson().phone));
    return ask(clientIdOf(client), testPerson().phone, '123');
  });
  refuses(changeClientContact, 'approval_pending', async () => {
    const client = await register(server);
    await requestOf(client);
    return (await askForPhone(client)).answer;
  });
  refuses(changeClientContact, 'code_expired', async () =>
    ask(clientIdOf(await register(server)), testPerson().phone, '123'),
  );
  refuses(changeClientContact, 'code_wrong', async () => {
    const [client, { phone }] = [await register(server), testPerson()];
    await expectDone(send(clientIdOf(client), phone));
    const code = await codeOnPhone(server, phone);
    const first = await ask(clientIdOf(client), phone, wrongCode(code));
    const second = await ask(clientIdOf(client), phone, wrongCode(code));
    expect([first.code, second.code]).toEqual(['code_wrong', 'code_wrong']);
    await ask(clientIdOf(client), phone, wrongCode(code));
    expect((await ask(clientIdOf(client), phone, code)).code).toBe('code_expired');
    expect(await keptFor(client)).toEqual([]);
    return first;
  });
  refuses(changeClientContact, 'rate_limited', async () => {
    const [id, { phone }] = [clientIdOf(await register(server)), testPerson()];
    return beyondLimit(server, { limit: 'client-code-guesses', who: [id], act: () => ask(id, phone, '123') });
  });
  refuses(changeClientContact, 'not_unique', async () => {
    const [client, other] = [await register(server), await register(server)];
    return ask(clientIdOf(client), other.who.phone, '123');
  });

  test('a request to a second person can be made by support and supervisors only', async () => {
    const [id, { phone }] = [clientIdOf(await register(server)), testPerson()];
    const collector = await staffMember(server, 'collector');
    expect((await ask(id, phone, '123', collector)).code).toBe('forbidden');
    const sent = await server.call(sendContactCode, { params: { id }, body: { address: phone } }, collector);
    expect(sent.code).toBe('forbidden');
  });
});

describe('a request for another address', () => {
  test('a request for another address cannot be approved by its author', async () => {
    const client = await register(server);
    const id = clientIdOf(client);
    const { phone } = testPerson();
    await expectDone(send(id, phone));
    const { approvalId } = await expectDone(ask(id, phone, await codeOnPhone(server, phone), checker));
    expect((await approve(approvalId)).code).toBe('approval_own');
    expect((await login(client.who.phone, client.who.password)).status).toBe(200);
  });

  test('a request for another address has to be made again once the client changed the phone', async () => {
    const client = await register(server);
    const { phone, approvalId } = await requestOf(client);
    const own = testPerson().phone;
    await expectDone(ownMove(client, own));
    const effect = await expectDone(server.call(getApprovalEffect, { params: { id: approvalId } }, checker));
    expect(effect.staleBecause).toBe('subject_changed');
    expect((await approve(approvalId)).code).toBe('approval_stale');
    expect((await login(own, client.who.password)).status).toBe(200);
    expect((await login(phone, client.who.password)).code).toBe('credentials_wrong');
  });

  test('a request for another address changes nothing when another client took the phone meanwhile', async () => {
    const client = await register(server);
    const { phone, approvalId } = await requestOf(client);
    await expectDone(ownMove(await register(server), phone));
    expect((await approve(approvalId)).code).toBe('approval_stale');
    expect((await server.call(getClient, NOTHING, client)).status).toBe(200);
    expect((await login(client.who.phone, client.who.password)).status).toBe(200);
    await jobs.drained();
    expect((await textsOnPhone(server, client.who.phone)).some((text) => text.includes('deshace'))).toBe(false);
  });

  test('a request for another address leaves no address behind once it is rejected', async () => {
    const client = await register(server);
    const { approvalId } = await requestOf(client);
    await purge();
    expect(await keptFor(client)).toHaveLength(1);
    await expectDone(
      server.call(rejectRequest, { params: { id: approvalId }, body: { note: 'No contestó' } }, checker),
    );
    await purge();
    expect(await keptFor(client)).toEqual([]);
  });

  test('a request for another address is over after a week', async () => {
    const client = await register(server);
    const { approvalId } = await requestOf(client);
    const later = { ...clock, wall: () => new Date(clock.wall().getTime() + 8 * 86_400_000) };
    await purgeExpiredJob({ db, clock: later })();
    expect(await keptFor(client)).toEqual([]);
    const fresh = await staffMember(server, 'supervisor');
    expect((await approve(approvalId, fresh)).code).toBe('approval_stale');
    expect((await login(client.who.phone, client.who.password)).status).toBe(200);
  });

  test('no address is shown in full in the request, its version, the audit or the history', async () => {
    const client = await register(server);
    const { phone, approvalId } = await requestOf(client);
    await expectDone(approve(approvalId));
    const stored = await Promise.all([
      db.selectFrom('approval').selectAll().where('id', '=', approvalId).execute(),
      db.selectFrom('audit_entry').selectAll().execute(),
      db.selectFrom('event_log').selectAll().where('client_id', '=', clientIdOf(client)).execute(),
    ]);
    const text = JSON.stringify(stored);
    expect(text).toContain(`••••••${phone.slice(-4)}`);
    for (const address of [phone, client.who.phone, client.who.email]) expect(text).not.toContain(address);
  });
});
