import { Writable } from 'node:stream';
import { downloadTemporary, getFlow, listLoanDocuments, loginClient, recoverPassword } from '@lender/contract';
import { expect, test } from 'vitest';
import { borrow, expectDone, NOTHING } from './people/journey.ts';
import { codeInMailbox } from './people/simulated-mailbox.ts';
import { codesOnPhone } from './people/simulated-phone.ts';
import { testServer } from './server/server.ts';

const lines: string[] = [];
const logTo = new Writable({
  write: (chunk, _, done) => {
    lines.push(String(chunk));
    done();
  },
});
const server = await testServer({ LOG_LEVEL: 'debug' }, { logTo });

test('the log of a whole journey names no person, and holds no secret', async () => {
  const borrower = await borrow(server);
  const { phone, email, curp, clabe, password } = borrower.who;
  const { data } = await server.call(listLoanDocuments, NOTHING, borrower);
  await server.call(downloadTemporary, { params: { id: data[0]?.id ?? '' } }, borrower);
  await server.call(loginClient, { body: { username: email, password: 'otra frase larga' } });
  await server.call(loginClient, { body: { username: phone, password } });
  await server.call(getFlow, NOTHING, { token: `${borrower.token}x` });
  for (let count = 0; count < 11; count++)
    await server.call(loginClient, { body: { username: email, password: 'otra frase larga' } });
  await expectDone(server.call(recoverPassword, { body: { username: email } }));
  const emailCode = await codeInMailbox(server, email);
  await fetch(`${server.origin}/web/public/client?phone=${phone}&token=${borrower.token}`);

  const log = lines.join('');
  await server.services.jobs.drained();
  const codes = [...(await codesOnPhone(server, phone)), emailCode];
  expect(codes).toHaveLength(4);
  for (const secret of [phone, email, curp, clabe, password, borrower.token]) expect(log).not.toContain(secret);
  for (const code of codes) expect(log).not.toMatch(new RegExp(`"[^"]*\\b${code} es tu|"code":"?${code}\\b`));
  for (const name of ['Robles', 'Papelería', 'Juárez', 'Luis Pérez']) expect(log).not.toContain(name);
});

test('the log records what matters to security, each with its request', async () => {
  const events = lines.map((line) => JSON.parse(line) as { event: string; requestId?: string });
  for (const event of [
    'client.registered',
    'login.failed',
    'login.ok',
    'login.limited',
    'access.denied',
    'recovery.asked',
    'agreement.signed',
    'http',
  ])
    expect(events).toContainEqual(
      expect.objectContaining({ event, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) }),
    );
});
