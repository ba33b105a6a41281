import { expect, test } from 'vitest';
import { createSimulatedWorld } from '../../test/simulated-world.ts';
import { createMessageStore } from './message-store.ts';

function phoneWith(texts: [recipient: string, body: string][]) {
  const world = createSimulatedWorld();
  const messages = createMessageStore(world.services.database);
  for (const [index, [recipient, body]] of texts.entries()) {
    const receivedAt = new Date(Date.parse('2026-03-02T18:00:00Z') + index * 60_000).toISOString();
    const origin = { accountSid: 'AC1', sender: 'Quincena', messagingServiceSid: null };
    messages.add({ sid: `SM${index}`, recipient, body, receivedAt, ...origin });
  }
  return world;
}

test('the page shows the messages of one number, newest first, with the code large', async () => {
  const { app } = phoneWith([
    ['+525512345678', '111 es tu código.'],
    ['+525512345678', '222 es tu código.'],
    ['+525587654321', '333 es tu código.'],
  ]);
  const { body } = await app.inject('/telefono/5512345678');
  expect([...body.matchAll(/class="code">(\d+)</g)].map(([, code]) => code)).toEqual(['222', '111']);
  expect(body).toContain('55 1234 5678');
  expect(body).toContain('02.03.2026 12:01');
});

test.each(['5512345678', '+525512345678', '%2B525512345678', '525512345678'])(
  'the phone is found by %s',
  async (path) => {
    const { app } = phoneWith([['+525512345678', 'Hola']]);
    const response = await app.inject(`/telefono/${path}/messages.json`);
    expect(response.json()).toMatchObject({ number: '+525512345678', messages: [{ body: 'Hola', code: null }] });
  },
);

test('the page lists every number once, the one with the latest message first', async () => {
  const { app } = phoneWith([
    ['+525512345678', 'uno'],
    ['+525587654321', 'dos'],
    ['+525512345678', 'tres'],
  ]);
  const { body } = await app.inject('/telefono');
  const links = [...body.matchAll(/href="(\/telefono\/[^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual(['/telefono/5512345678', '/telefono/5587654321']);
});

test('the page updates itself without a script, and a message cannot bring one', async () => {
  const { app } = phoneWith([['+525512345678', '<script>alert(1)</script>']]);
  const response = await app.inject('/telefono/5512345678');
  expect(response.body).toContain('<meta http-equiv="refresh" content="4">');
  expect(response.body).not.toContain('<script');
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
});

test('a number without messages has an empty phone, and an invalid number has none', async () => {
  const { app } = phoneWith([]);
  expect((await app.inject('/telefono/5500000000/messages.json')).json()).toEqual({
    number: '+525500000000',
    messages: [],
  });
  expect((await app.inject('/telefono/hola')).statusCode).toBe(404);
  expect((await app.inject('/telefono/hola/messages.json')).statusCode).toBe(404);
});
