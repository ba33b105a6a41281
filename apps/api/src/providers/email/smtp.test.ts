import { createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lineTo } from '../../../test/providers/line-of-test.ts';
import { mailServer, reply } from '../../../test/providers/mail-server.ts';
import { providerWorld } from '../../../test/providers/provider-world.ts';
import { createEmail, type SmtpSettings } from './smtp.ts';

const world = await providerWorld();
const message = { to: 'ana@example.com', subject: 'Tu código: 482910', text: 'Ñandú, año y $4788.80.\n\nQuincena' };

/** Creates the adapter on a provider client of its own. */
function emailAt(port: number, change: Partial<SmtpSettings> = {}) {
  const line = lineTo('smtp');
  const settings = { host: '127.0.0.1', port, user: 'quincena', password: world.providerKey, from: 'hola@example.com' };
  return { line, ...createEmail({ ...settings, security: 'none', ...change }, line) };
}

const emailOn = async (options: SMTPServerOptions, change: Partial<SmtpSettings> = {}) =>
  emailAt(await mailServer(options), change);

async function mailbox(address: string): Promise<{ from: string; subject: string; body: string }[]> {
  const answer = await fetch(`${world.url}/correo/${encodeURIComponent(address)}/messages.json`);
  const { messages } = (await answer.json()) as { messages: { from: string; subject: string; body: string }[] };
  return messages;
}

test('a mail arrives with its text as it was written', async () => {
  expect(await emailAt(world.smtpPort).send(message)).toEqual({ ok: true, value: { providerId: expect.any(String) } });
  expect(await mailbox(message.to)).toMatchObject([
    { from: 'hola@example.com', subject: message.subject, body: message.text },
  ]);
});

test('a subject adds no header, and no second recipient', async () => {
  const subject = 'Hola\r\nBcc: otra@example.com\r\nX-Added: yes\r\n\r\nanother body';
  await emailAt(world.smtpPort).send({ ...message, to: 'victima@example.com', subject });
  const [arrived] = await mailbox('victima@example.com');
  expect(arrived).toMatchObject({ body: message.text, subject: expect.stringContaining('Bcc: otra@example.com') });
  expect(await mailbox('otra@example.com')).toEqual([]);
});

test.each([
  'ana@example.com, otra@example.com',
  'ana@example.com\r\nBcc: otra@example.com',
  'Ana <ana@example.com>',
  'ana@example.com>\r\nRCPT TO:<otra@example.com',
  '',
])('a text that is not one address is refused before any server is asked: %j', async (to) => {
  const { send, line } = emailAt(world.smtpPort);
  expect(await send({ ...message, to })).toEqual({ ok: false, problem: { code: 'invalid_address' } });
  expect(line.health().state).toBe('closed');
});

test('a recipient whom the server does not know is refused for good', async () => {
  const { send, line } = await emailOn({ onRcptTo: (_, __, answer) => answer(reply(550)) });
  for (let mail = 0; mail < 6; mail++) expect(await send(message)).toEqual({ ok: false, problem: { code: '550' } });
  expect(line.health()).toMatchObject({ state: 'closed', counts: { troubled: 0 } });
});

test('a recipient who cannot be reached now is tried later, and does not count against the server', async () => {
  const { send, line } = await emailOn({ onRcptTo: (_, __, answer) => answer(reply(450)) });
  for (let mail = 0; mail < 6; mail++) await expect(send(message)).rejects.toThrow();
  expect(line.health()).toMatchObject({ state: 'closed', counts: { troubled: 0 } });
});

test.each<[string, SMTPServerOptions, string]>([
  ['that is closing', { onConnect: (_, answer) => answer(reply(421)) }, 'server_error'],
  ['that is busy', { onMailFrom: (_, __, answer) => answer(reply(451)) }, 'server_error'],
  ['that does not take our password', { onAuth: (_, __, answer) => answer(reply(535)) }, 'turned_away'],
  ['that does not take our sender', { onMailFrom: (_, __, answer) => answer(reply(553)) }, 'turned_away'],
])('a server %s loses no mail: it is tried later', async (_, options, kind) => {
  const { send, line } = await emailOn(options);
  await expect(send(message)).rejects.toThrow();
  expect(line.health().lastTrouble).toMatchObject({ kind });
});

test('nothing is sent to a server that does not encrypt, where encryption is required', async () => {
  const received = vi.fn();
  const port = await mailServer({ onAuth: (given, _, answer) => answer(received(given)), onMailFrom: received });
  for (const security of ['starttls', 'tls'] as const) {
    const { send, line } = emailAt(port, { security });
    await expect(send(message)).rejects.toThrow();
    expect(line.health().counts).toMatchObject({ answered: 0, troubled: 1 });
  }
  expect(received).not.toHaveBeenCalled();
});

test('nothing is sent to a server whose certificate no authority vouches for', async () => {
  const received = vi.fn();
  const startTls = await mailServer({ hideSTARTTLS: false, onAuth: received, onMailFrom: received });
  const tls = await mailServer({ secure: true, onAuth: received, onMailFrom: received });
  for (const [port, security] of [
    [startTls, 'starttls'],
    [tls, 'tls'],
  ] as const)
    await expect(emailAt(port, { security }).send(message)).rejects.toThrow(/certificate/);
  expect(received).not.toHaveBeenCalled();
});

test('a server that does not answer is waited for five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let isAsked = false;
  const silent = createServer(() => {
    isAsked = true;
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const { send, line } = emailAt(typeof address === 'object' && address ? address.port : 0);
  const ended = expect(send(message)).rejects.toThrow();
  while (!isAsked) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(5_000);
  await ended;
  expect(line.health().lastTrouble).toMatchObject({ kind: 'timeout' });
  silent.close();
});
