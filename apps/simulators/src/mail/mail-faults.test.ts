import { createTransport } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { createSimulatedWorld, providerKey } from '../../test/simulated-world.ts';
import type { Fault } from '../faults/fault.ts';
import { startMailServer } from './mail-server.ts';

/** Starts a mail server with one fault, and a sender that waits as long as a test can. */
async function troubledMail(fault: Fault) {
  const { app, services } = createSimulatedWorld();
  services.faults.set('smtp', fault, 1);
  const server = await startMailServer({ ...services, host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.stop());
  const auth = { user: 'quincena', pass: providerKey };
  const transport = createTransport({
    host: '127.0.0.1',
    port: server.port,
    auth,
    socketTimeout: 1000,
    greetingTimeout: 1000,
  });
  return {
    send: () =>
      transport.sendMail({ from: 'hola@quincena.example', to: 'ana@example.com', subject: 'Hola', text: 'Hola' }),
    received: async () => (await app.inject('/correo/ana@example.com/messages.json')).json().messages.length,
  };
}

test.each<[Fault, object]>([
  [{ fault: 'down', as: '503' }, { responseCode: 421 }],
  [{ fault: 'down', as: 'closed' }, { code: expect.stringMatching(/ECONNECTION|ESOCKET/) }],
  [{ fault: 'wrong', as: 'html' }, { code: 'EPROTOCOL' }],
  [{ fault: 'slow', ms: 120_000 }, { code: 'ETIMEDOUT' }],
])('the mail server accepts no mail while it is %j, and then does', async (fault, problem) => {
  const { send, received } = await troubledMail(fault);
  await expect(send()).rejects.toMatchObject(problem);
  expect(await received()).toBe(0);
  await send();
  expect(await received()).toBe(1);
});

test('the mail server accepts a mail and never confirms it', async () => {
  const { send, received } = await troubledMail({ fault: 'never', of: 'answers' });
  await expect(send()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  expect(await received()).toBe(1);
});
