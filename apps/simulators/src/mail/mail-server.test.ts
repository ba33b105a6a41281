import { createTransport } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { createSimulatedWorld, providerKey } from '../../test/simulated-world.ts';
import { startMailServer } from './mail-server.ts';

const letter = {
  from: 'hola@quincena.example',
  to: 'Ana.Robles@example.com',
  subject: 'Tu código de Quincena',
  text: '482910 es tu código.\n\nÑandú: no lo compartas con nadie, tampoco con quien diga que llama de nuestra parte.',
};

/** Starts a mail server with its mailboxes, and a sender. */
async function mailWorld(pass = providerKey) {
  const { app, services } = createSimulatedWorld();
  const server = await startMailServer({ ...services, host: '127.0.0.1', port: 0 });
  const transport = createTransport({ host: '127.0.0.1', port: server.port, auth: { user: 'quincena', pass } });
  onTestFinished(async () => {
    transport.close();
    await server.stop();
  });
  const mailbox = async (address: string) => (await app.inject(`/correo/${address}/messages.json`)).json();
  return { send: (change: object = {}) => transport.sendMail({ ...letter, ...change }), mailbox };
}

test('the server accepts a mail by SMTP, and the mailbox has its text as it was written', async () => {
  const { send, mailbox } = await mailWorld();
  expect((await send()).response).toMatch(/^250 OK: queued as [0-9a-f-]{36}$/);
  expect(await mailbox('ana.robles@example.com')).toEqual({
    address: 'ana.robles@example.com',
    messages: [
      {
        id: expect.stringMatching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
        from: letter.from,
        subject: letter.subject,
        body: letter.text,
        code: '482910',
        receivedAt: '2026-03-02T18:00:00.000Z',
      },
    ],
  });
});

test('each recipient of a mail gets a copy', async () => {
  const { send, mailbox } = await mailWorld();
  await send({ to: 'ana@example.com, luis@example.com' });
  for (const address of ['ana@example.com', 'luis@example.com'])
    expect((await mailbox(address)).messages).toMatchObject([{ subject: letter.subject }]);
});

test('a sender without the key is refused', async () => {
  const { send, mailbox } = await mailWorld('wrong');
  await expect(send()).rejects.toMatchObject({ code: 'EAUTH', responseCode: 535 });
  expect((await mailbox(letter.to)).messages).toEqual([]);
});

test('a mail that is larger than any of ours is refused', async () => {
  const { send, mailbox } = await mailWorld();
  await expect(send({ text: 'largo '.repeat(60_000) })).rejects.toMatchObject({ responseCode: 552 });
  expect((await mailbox(letter.to)).messages).toEqual([]);
});
