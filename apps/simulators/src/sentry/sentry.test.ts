import { expect, test } from 'vitest';
import { createSimulatedWorld } from '../../test/simulated-world.ts';

const id = '9ec79c33ec9942ab8353589fcb2e04dc';
const event = { message: 'hello world', level: 'error' };
const auth = { 'x-sentry-auth': 'Sentry sentry_version=7, sentry_client=test/1, sentry_key=abc' };

function sentry() {
  const { app } = createSimulatedWorld();
  const send = (payload: string, headers: Record<string, string> = auth) =>
    app.inject({
      method: 'POST',
      url: '/sentry/api/42/envelope/',
      headers: { 'content-type': 'application/x-sentry-envelope', ...headers },
      payload,
    });
  return { app, send, read: async () => (await app.inject('/errores/events.json')).json().events };
}

test('an event is accepted and shown', async () => {
  const { app, send, read } = sentry();
  const envelope = `{"event_id":"${id}"}\n{"type":"event"}\n${JSON.stringify(event)}\n`;
  expect((await send(envelope)).json()).toEqual({ id });
  await send(envelope);
  expect(await read()).toEqual([{ id, project: '42', receivedAt: '2026-03-02T18:00:00.000Z', event }]);
  expect((await app.inject('/errores')).body).toContain(id);
});

test('the event is found among other items, which are not kept', async () => {
  const { send, read } = sentry();
  const text = JSON.stringify(event);
  await send(
    `{"event_id":"${id}"}\n{"type":"attachment","length":5}\nHe\nlo\n{"type":"event","length":${text.length}}\n${text}`,
  );
  expect(await read()).toMatchObject([{ event }]);
});

/** https://github.com/getsentry/sentry-docs, develop-docs/sdk/data-model/envelopes.mdx */
test.each([
  [
    'two items, the last newline omitted',
    `{"event_id":"${id}","dsn":"https://e12d836b15bb49d7bbf99e64295d995b:@sentry.io/42"}\n` +
      '{"type":"attachment","length":10,"content_type":"text/plain","filename":"hello.txt"}\n' +
      '\ufeffHello\r\n\n' +
      '{"type":"event","length":41,"content_type":"application/json","filename":"application.log"}\n' +
      '{"message":"hello world","level":"error"}',
  ],
  ['an implicit length that ends the envelope', `{"event_id":"${id}"}\n{"type":"event"}\n${JSON.stringify(event)}`],
])('the official example is read: %s', async (_, envelope) => {
  const { send, read } = sentry();
  expect((await send(envelope)).json()).toEqual({ id });
  expect(await read()).toMatchObject([{ event }]);
});

test.each([
  ['no JSON', auth, 400],
  ['{"event_id":"short"}\n', auth, 400],
  [`{"event_id":"${id}"}\n`, {}, 403],
])('the envelope %j is refused', async (envelope, headers, status) => {
  const { send, read } = sentry();
  expect((await send(envelope, { 'x-sentry-auth': '', ...headers })).statusCode).toBe(status);
  expect(await read()).toEqual([]);
});
