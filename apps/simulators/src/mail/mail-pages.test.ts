import { expect, test } from 'vitest';
import { createSimulatedWorld } from '../../test/simulated-world.ts';

function mailboxesWith(mails: [recipient: string, body: string][]) {
  const world = createSimulatedWorld();
  const store = world.services.mails;
  for (const [index, [recipient, body]] of mails.entries()) {
    const receivedAt = new Date(Date.parse('2026-03-02T18:00:00Z') + index * 60_000).toISOString();
    store.add({
      id: `m${index}`,
      recipient,
      sender: 'hola@quincena.example',
      subject: `Asunto ${index}`,
      body,
      receivedAt,
    });
  }
  return world;
}

test('the page shows the mails of one mailbox, newest first, with the code large', async () => {
  const { app } = mailboxesWith([
    ['ana@example.com', '111111 es tu código.\n\nNo lo compartas.'],
    ['ana@example.com', '222222 es tu código.'],
    ['luis@example.com', '333333 es tu código.'],
  ]);
  const { body } = await app.inject('/correo/Ana@example.com');
  expect([...body.matchAll(/class="code">(\d+)</g)].map(([, code]) => code)).toEqual(['222222', '111111']);
  expect(body).toContain('<p>No lo compartas.</p>');
  expect(body).toContain('02.03.2026 12:01');
  expect(body).not.toContain('333333');
});

test('the page lists every mailbox once, the one with the latest mail first', async () => {
  const { app } = mailboxesWith([
    ['ana@example.com', 'uno'],
    ['luis@example.com', 'dos'],
    ['ana@example.com', 'tres'],
  ]);
  const { body } = await app.inject('/correo');
  const links = [...body.matchAll(/href="(\/correo\/[^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual(['/correo/ana%40example.com', '/correo/luis%40example.com']);
});

test('the page updates itself without a script, and a mail cannot bring one', async () => {
  const { app } = mailboxesWith([['ana@example.com', '<script>alert(1)</script>']]);
  const response = await app.inject('/correo/ana@example.com');
  expect(response.body).toContain('<meta http-equiv="refresh" content="4">');
  expect(response.body).not.toContain('<script');
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
});

test('a mailbox without mails is empty, and an invalid address has none', async () => {
  const { app } = mailboxesWith([]);
  const empty = await app.inject('/correo/nadie@example.com/messages.json');
  expect(empty.json()).toEqual({ address: 'nadie@example.com', messages: [] });
  expect((await app.inject('/correo/hola')).statusCode).toBe(404);
  expect((await app.inject('/correo/hola/messages.json')).statusCode).toBe(404);
});
