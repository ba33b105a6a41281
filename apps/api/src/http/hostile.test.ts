import { createApplication, getClient, loginClient, saveAccountNumber } from '@lender/contract';
import { cpuSecondsOf } from '@lender/vitest/cpu-seconds';
import { describe, expect, test } from 'vitest';
import { NOTHING, registerWithDetails } from '../../test/people/journey.ts';
import { rawStatuses } from '../../test/server/raw-statuses.ts';
import { testServer } from '../../test/server/server.ts';

const server = await testServer();
const client = await registerWithDetails(server);
const authorization = `Bearer ${client.token}`;

const post = (body: string | FormData, type?: string) =>
  fetch(`${server.origin}${createApplication.path}`, {
    method: 'POST',
    headers: { authorization, ...(type && { 'content-type': type }) },
    body,
  });

describe('a body', () => {
  test.each([
    ['cut off', '{"loanAmount":'],
    ['nested without end', '['.repeat(60_000)],
    ['no number', '{"loanAmount":NaN}'],
    ['infinite', '{"loanAmount":1e999999}'],
    ['empty', ''],
    ['null', 'null'],
    ['text', '"x"'],
    ['a list', '[]'],
    ['for every object', '{"__proto__":{"isAdmin":true}}'],
    ['for every constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['the same twice', '{"loanAmount":1,"loanAmount":2}'],
  ])('a body that is %s is refused without long work', async (_, body) => {
    const seconds = await cpuSecondsOf(async () =>
      expect([400, 422]).toContain((await post(body, 'application/json')).status),
    );
    expect(seconds).toBeLessThan(10);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'text/plain;application/json', 'x'])(
    'a body of the type %s is refused, whatever is in it',
    async (type) => {
      const answer = await post('{"salaryCycle":"monthly"}', type);
      expect(answer.status).toBe(415);
    },
  );

  test('an upload is refused where none is expected', async () => {
    const form = new FormData();
    form.set('loanAmount', '2000');
    expect((await post(form)).status).toBe(422);
  });

  test('a body of 20 MB is refused before it is read', async () => {
    const answer = await post(`{"x":"${'x'.repeat(20 * 1024 * 1024)}"}`, 'application/json').catch(() => undefined);
    // The server answers and closes while the body still arrives; a caller that only writes may see the close first.
    if (answer) expect(answer.status).toBe(413);
    expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200);
  });

  test('no text in a body makes a pattern run without end', async () => {
    const evil = `${'a'.repeat(30_000)}!`;
    const seconds = await cpuSecondsOf(async () => {
      await server.send(loginClient, { username: evil, password: evil });
      await server.send(saveAccountNumber, { clabe: '1'.repeat(60_000) }, client);
    });
    expect(seconds).toBeLessThan(10);
  });
});

describe('an address', () => {
  test.each([
    `/${getClient.path}`,
    getClient.path.toUpperCase(),
    `${getClient.path}/`,
    `${getClient.path};a=b`,
    `${getClient.path}%00`,
    `/web/public/../private/client`,
    `/web/public/%2e%2e/private/client`,
    `/web/private%2fclient`,
  ])('an address that only looks like a private one opens nothing: %s', async (path) => {
    expect(await rawStatus(path)).toBeGreaterThanOrEqual(400);
  });

  test('an address of 60 kB is refused', async () => {
    expect(await rawStatus(`/${'x'.repeat(60_000)}`)).toBe(431);
  });

  test.each(['/.env', '/.git/config', '/metrics', '/package.json', '/%'])(
    'the address %s does not exist',
    async (path) => {
      expect([400, 404]).toContain(await rawStatus(path));
    },
  );

  test('a method or an address named in a header is ignored', async () => {
    const headers = { 'x-http-method-override': 'DELETE', 'x-original-url': '/web/private/client' };
    expect((await fetch(`${server.origin}/web/public/bank`, { headers })).status).toBe(200);
    expect((await fetch(`${server.origin}/nothing`, { headers })).status).toBe(404);
  });

  test('a request with TRACE is refused', async () => {
    expect(await rawStatus('/web/public/bank', 'TRACE')).toBeGreaterThanOrEqual(400);
  });
});

describe('an ambiguous request', () => {
  test.each([
    ['two lengths', 'content-length: 2\r\ncontent-length: 44\r\n\r\n{}'],
    ['a length and chunks', 'content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1'],
    ['chunks of another kind', 'transfer-encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['a folded header', 'x-a: 1\r\n content-length: 2\r\ncontent-length : 2\r\n\r\n{}'],
  ])('a request with two meanings because it has %s is refused', async (_, rest) => {
    const answers = await rawStatuses(
      server.origin,
      `POST ${loginClient.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${rest}`,
    );
    expect(answers).toEqual([400]);
  });
});

describe('every answer', () => {
  test('every answer names its request, may not be stored, and its type may not be guessed', async () => {
    for (const path of ['/web/public/bank', getClient.path, '/nothing']) {
      const { headers } = await fetch(`${server.origin}${path}`);
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      for (const banner of ['server', 'x-powered-by', 'access-control-allow-origin'])
        expect(headers.get(banner)).toBeNull();
    }
  });

  test('a request id from outside is not taken over', async () => {
    const { headers } = await fetch(`${server.origin}/web/public/bank`, {
      headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
    });
    expect(headers.get('x-request-id')).not.toBe('mine');
  });

  test('an answer about a fault says nothing of its cause', async () => {
    const { services } = server;
    const business = services.clock.business;
    Object.assign(services.clock, { business: () => Promise.reject(new Error('secret cause')) });
    const answer = await server.call(getClient, NOTHING, client);
    Object.assign(services.clock, { business });
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({ success: false, error: { code: 'internal' } });
    expect(JSON.stringify(answer.body)).not.toMatch(/secret|\.ts|at /);
  });
});

test('input that a database or a template might execute stays plain text', async () => {
  for (const text of ["'; drop table client; --", '{{7*7}}', '=1+1', 'a\r\nset-cookie: x=1'])
    expect((await server.send(loginClient, { username: text, password: text })).status).toBeLessThan(500);
  expect((await server.call(getClient, NOTHING, client)).status).toBe(200);
});

/** Writes the request line as it is: `fetch` would normalize the path first. */
async function rawStatus(path: string, method = 'GET'): Promise<number> {
  const head = `${method} ${path} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\nconnection: close\r\n\r\n`;
  return (await rawStatuses(server.origin, head))[0] ?? 0;
}
