import { expect, test } from 'vitest';
import { createSimulatedWorld, providerKey } from '../../test/simulated-world.ts';

const headers = { 'x-postmark-server-token': providerKey, accept: 'application/json' };
const fields = {
  From: 'hola@quincena.example',
  To: 'Ana.Robles@example.com',
  Subject: 'Tu código de Quincena',
  TextBody: '482910 es tu código.',
};

test('answers a mail as Postmark does and the mailbox receives it', async () => {
  const { app } = createSimulatedWorld();
  const response = await app.inject({ method: 'POST', url: '/email', headers, payload: fields });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    To: fields.To,
    SubmittedAt: '2026-03-02T18:00:00.000Z',
    MessageID: expect.stringMatching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    ErrorCode: 0,
    Message: 'OK',
  });
  const mailbox = await app.inject('/correo/ana.robles@example.com/messages.json');
  expect(mailbox.json()).toEqual({
    address: 'ana.robles@example.com',
    messages: [
      {
        id: response.json().MessageID,
        from: fields.From,
        subject: fields.Subject,
        body: fields.TextBody,
        code: '482910',
        receivedAt: '2026-03-02T18:00:00.000Z',
      },
    ],
  });
});

test.each([
  ['no token', {}],
  ['a wrong token', { 'x-postmark-server-token': 'wrong' }],
])('refuses %s', async (_, given) => {
  const { app } = createSimulatedWorld();
  const response = await app.inject({ method: 'POST', url: '/email', headers: given, payload: fields });
  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({ ErrorCode: 10, Message: expect.stringContaining('X-Postmark-Server-Token') });
});

test.each([
  [{ From: '' }, /'From'/],
  [{ To: '' }, /Zero recipients/],
  [{ To: 'ana' }, /'To'/],
  [{ To: 'ana@example.com\r\nBcc: otra@example.com' }, /'To'/],
  [{ TextBody: '' }, /TextBody/],
  [{ Subject: 'a'.repeat(2001) }, /'Subject'/],
  [{ To: 7 }, /Invalid email request/],
])('refuses what is asked with %j', async (changed, said) => {
  const { app } = createSimulatedWorld();
  const payload = { ...fields, ...changed };
  const response = await app.inject({ method: 'POST', url: '/email', headers, payload });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toEqual({ ErrorCode: 300, Message: expect.stringMatching(said) });
  expect((await app.inject('/correo')).body).not.toContain('ana.robles@example.com');
});

test('refuses a body that is no JSON in its own shape', async () => {
  const { app } = createSimulatedWorld();
  const json = { ...headers, 'content-type': 'application/json' };
  const response = await app.inject({ method: 'POST', url: '/email', headers: json, payload: '{' });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ ErrorCode: 402 });
});
