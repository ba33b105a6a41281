import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runningSite, sessionCookieName } from './running-site.ts';

let site: Awaited<ReturnType<typeof runningSite>>;
beforeAll(async () => {
  site = await runningSite();
});
afterAll(() => site.stop());

const nonceIn = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1];

describe('the content security policy', () => {
  it('the content security policy runs only scripts with the nonce of this very answer', async () => {
    const [one, other] = await Promise.all([site.get('/page'), site.get('/page')]);
    const nonce = nonceIn(one.headers.get('content-security-policy'));
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(nonceIn(other.headers.get('content-security-policy'))).not.toBe(nonce);
    const inlineScripts = (await one.text()).match(/<script(?![^>]* src=)[^>]*>/g) ?? [];
    expect(inlineScripts.length).toBeGreaterThan(0);
    for (const script of inlineScripts) expect(script).toContain(`nonce="${nonce}"`);
  });

  it('the content security policy allows nothing inline, no plugin, no frame and no form to elsewhere', async () => {
    const policy = (await site.get('/none')).headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("'strict-dynamic'");
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
      expect(policy).toContain(rule);
    }
  });
});

describe('a page that is opened for a provider', () => {
  const policyOf = async (address: string) => (await site.get(address)).headers.get('content-security-policy') ?? '';

  it('a page that is opened for a provider lets it in where it is needed, and keeps the rest of its policy', async () => {
    const policy = await policyOf('/opened');
    expect(policy).toContain("connect-src 'self' https://maps.example;");
    expect(policy).toContain("frame-src 'self' https://maps.example;");
    expect(policy.match(/maps\.example/g)).toHaveLength(2);
    expect(policy).toContain(`'nonce-${nonceIn(policy)}'`);
  });

  it('a page that is opened for a provider opens no other page', async () => {
    await policyOf('/opened');
    expect(await policyOf('/none')).not.toContain('maps.example');
  });
});

describe('the other headers', () => {
  it('the other headers keep browsers from guessing types, downgrading, and naming the page to other sites', async () => {
    const { headers } = await site.get('/none');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toBe('camera=(self), geolocation=(), microphone=(), payment=()');
    expect(headers.has('x-powered-by')).toBe(false);
  });

  it('the other headers name the request as the proxy did, or by a new id', async () => {
    const named = await site.get('/request', { 'x-request-id': 'from-the-proxy' });
    expect([named.headers.get('x-request-id'), await named.text()]).toEqual(['from-the-proxy', 'from-the-proxy']);
    const forged = await site.get('/request', { 'x-request-id': 'two words' });
    expect(forged.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('what caches may keep', () => {
  it('caches may keep no page of a signed-in visitor', async () => {
    const { headers } = await site.get('/none', { cookie: `calculator=1; ${sessionCookieName}=token` });
    expect(headers.get('cache-control')).toBe('no-store');
  });
  it('caches may keep no page of a guest whose phone is about to register', async () => {
    const { headers } = await site.get('/none', { cookie: 'calculator=1; __Host-registration=phone' });
    expect(headers.get('cache-control')).toBe('no-store');
  });
  it('caches may keep no answer to a form', async () => {
    expect((await site.post('/page')).headers.get('cache-control')).toBe('no-store');
  });
  it('caches may keep the page of a guest, to be asked for again', async () => {
    expect((await site.get('/none')).headers.get('cache-control')).toBe('private, no-cache');
  });
  it('caches may keep a style sheet that the build compressed, in the encoding that the browser reads', async () => {
    const plain = await site.get('/assets/root-1a2b3c.css', { 'accept-encoding': 'identity' });
    const packed = await site.get('/assets/root-1a2b3c.css', { 'accept-encoding': 'gzip, br' });
    expect([plain, packed].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'br']);
    expect(packed.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(packed.headers.get('cache-control')).toContain('immutable');
    expect(await packed.text()).toBe(await plain.text());
  });
  it('caches may keep an asset with a hash in its name for ever', async () => {
    const { headers } = await site.get('/assets/root-1a2b3c.css');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});

it('an answer sets the last cookie of each name, on a redirect too, and then no cache keeps the answer', async () => {
  const { status, headers } = await fetch(`${site.origin}/cookies`, { redirect: 'manual' });
  expect(status).toBe(302);
  expect(headers.getSetCookie()).toEqual(['calculator=1; Path=/', '__Host-fixture=second; Path=/']);
  expect(headers.get('cache-control')).toBe('no-store');
});

describe('a form', () => {
  const form = new URLSearchParams({ name: 'Ana' });

  it('a form of this site is accepted', async () => {
    const answer = await site.post('/request', { body: form, headers: { origin: site.origin } });
    expect(await answer.text()).toBe('heard');
  });

  it('a form of this site is accepted behind a proxy that changes the host, too', async () => {
    const answer = await site.post('/page', { body: form, headers: { origin: 'http://site.test' } });
    expect(answer.status).toBe(200);
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    {},
  ])('a form of another site, or of unknown origin, is refused: %j', async (headers) => {
    const answer = await site.post('/page', { body: form, headers });
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('vino de otro sitio')]);
  });

  it('a form without files may only be small', async () => {
    expect((await site.post('/page', { body: new URLSearchParams({ text: 'a'.repeat(65_000) }) })).status).toBe(200);
    expect((await site.post('/page', { body: new URLSearchParams({ text: 'a'.repeat(70_000) }) })).status).toBe(413);
  });

  it('a form with files may be large where files are accepted, but not larger than agreed', async () => {
    expect((await site.post('/upload', { body: formOf(14) })).status).toBe(200);
    expect(await statusOfAnnounced('/upload', 16)).toBe(413);
  });

  it('a form with files may only be small where no files are accepted', async () => {
    expect(await statusOfAnnounced('/page', 1)).toBe(413);
  });

  it.each(['', '--y\r\n', '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nAna'])(
    'a form that is broken (%j) is a bad request, and raises no alarm',
    async (body) => {
      const headers = { origin: site.origin, 'content-type': 'multipart/form-data; boundary=x' };
      const answer = await site.post('/form', { body, headers });
      expect(answer.status).toBe(400);
      expect(site.logLines.filter((line) => JSON.parse(line).level > 30)).toEqual([]);
    },
  );

  it('a form must give its length', async () => {
    const ofUnknownLength = new Blob(['name=Ana']).stream();
    const answer = await site.post('/page', { body: ofUnknownLength, duplex: 'half' } as RequestInit);
    expect(answer.status).toBe(411);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data'])(
    'a body that is no form is not read: %s',
    async (type) => {
      const headers = { origin: site.origin, 'content-type': type };
      expect((await site.post('/page', { body: 'name=Ana', headers })).status).toBe(415);
    },
  );

  it('a refused form leads back in plain words, under the policy of every page', async () => {
    const answer = await site.post('/page', { body: formOf(20) });
    const html = await answer.text();
    expect(answer.status).toBe(413);
    expect(html).toContain('Lo que enviaste pesa demasiado');
    expect(html).toContain('<a href="">');
    expect(html).toContain(`<style nonce="${nonceIn(answer.headers.get('content-security-policy'))}">`);
    expect(html, 'the colours of no brand').not.toMatch(/#[\da-f]{3,8}\b/i);
    expect(html).toContain(answer.headers.get('x-request-id'));
  });
});

describe('requests that no browser sends', () => {
  it.each([
    ['a method that is neither link nor form', { method: 'DELETE', path: '/page', headers: {} }, 405],
    ['a host that is none', { method: 'GET', path: '/page', headers: { host: 'x@evil.test:99999' } }, 400],
    ['a whole address in place of a path', { method: 'GET', path: 'http://evil.test/', headers: {} }, 400],
  ])('a request that no browser sends is refused and raises no alarm: %s', async (_, options, status) => {
    const linesBefore = site.logLines.length;
    const { port } = new URL(site.origin);
    const answered = await new Promise<IncomingMessage>((resolve, reject) =>
      request({ port, ...options }, resolve)
        .once('error', reject)
        .end(),
    );
    answered.resume();
    expect(answered.statusCode).toBe(status);
    await expect.poll(() => site.logLines.length).toBe(linesBefore + 1);
    expect(JSON.parse(site.logLines.at(-1) ?? '{}').level).toBe(30);
  });

  it.each(['/%E0%A4%A', '/assets/%E0%A4%A'])('an address that does not decode is refused: %s', async (address) => {
    const warned = vi.spyOn(console, 'warn');
    expect((await site.get(address)).status).toBe(400);
    expect(warned).not.toHaveBeenCalled();
  });

  it.each(['GET', 'POST'])('a %s without a host, as HTTP/1.0 allows, is refused', async (method) => {
    const head = `${method} /page HTTP/1.0\r\norigin: http://site.test\r\n\r\n`;
    expect(await firstLineAfter(head)).toBe('HTTP/1.1 400 Bad Request');
    expect(site.logLines.filter((line) => JSON.parse(line).level > 30)).toEqual([]);
  });

  it('the host that an unknown proxy names is ignored', async () => {
    const answer = await site.get('/none', { 'x-forwarded-host': 'evil.test:99999999' });
    expect(answer.status).toBe(200);
  });
});

/** Returns the first line of the site's answer to a request that no HTTP library would write. */
async function firstLineAfter(head: string): Promise<string> {
  const socket = connect(Number(new URL(site.origin).port), 'localhost');
  socket.end(head);
  const [line = ''] = (await text(socket)).split('\r\n');
  return line;
}

function formOf(mebibytes: number): FormData {
  const form = new FormData();
  form.set('photo', new Blob([new Uint8Array(mebibytes * 1024 * 1024)]), 'photo.jpg');
  return form;
}

/** Sends only the head of an upload: the refusal comes before the body. */
function statusOfAnnounced(address: string, mebibytes: number): Promise<number | undefined> {
  const headers = {
    origin: site.origin,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': mebibytes * 1024 * 1024,
  };
  return new Promise((resolve) => {
    const upload = request(site.origin + address, { method: 'POST', headers }, (answer) => {
      resolve(answer.statusCode);
      upload.destroy();
    });
    upload.once('error', () => {});
    upload.flushHeaders();
  });
}

describe('a page', () => {
  it('a page that does not hydrate carries the styles that it uses, and no script but the one that closes its menu', async () => {
    const answer = await site.get('/none');
    const html = await answer.text();
    const nonce = nonceIn(answer.headers.get('content-security-policy'));
    expect(html).toContain('<html lang="es-MX">');
    expect(html).toContain(`<style nonce="${nonce}">body{\n  color: teal;\n}</style>`);
    expect(html).not.toMatch(/<script[^>]*src|type="module"|<link/);
    expect(html).toContain(`<script nonce="${nonce}">`);
  });

  it('a page with an island loads the one module that hydrates it', async () => {
    const scripts = (await (await site.get('/island')).text()).match(/<script[^>]*src[^>]*>/g);
    expect(scripts).toEqual([expect.stringContaining('type="module" src="/assets/entry.client-4d5e6f.js"')]);
  });

  it('a page with an island asks for its scripts at once, and first for the one that runs before it hydrates', async () => {
    const links = (await (await site.get('/island')).text()).match(/<link[^>]*rel="modulepreload"[^>]*>/g) ?? [];
    const asked = links.map((link) => [/href="([^"]*)"/.exec(link)?.[1], /fetchPriority="low"/i.test(link)]);
    expect(asked).toEqual([
      ['/assets/island-4.js', true],
      ['/assets/part-3.js', true],
      ['/assets/base-2.js', true],
      ['/assets/entry.client-4d5e6f.js', false],
    ]);
  });

  it('a page with an island asks once for each whole sheet, and waits for none', async () => {
    const html = await (await site.get('/island')).text();
    expect(html.match(/<[^>]*root-1a2b3c\.css[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/assets/root-1a2b3c.css" media="print"/>',
    ]);
  });

  it('a page that Remix takes over links its styles and carries its state', async () => {
    const html = await (await site.get('/page')).text();
    expect(html).toContain('<link rel="stylesheet" href="/assets/root-1a2b3c.css"/>');
    expect(html).toContain('__remixContext');
    expect(html).not.toContain('<style');
  });

  it('a page that breaks reveals no internals', async () => {
    const answer = await site.get('/broken');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('secret detail');
  });

  it.each([
    ['/broken', '500: secret detail'],
    ['/away', '502: ERP response 502 /web/public/bank'],
  ])('a page that breaks shows staff, where the site knows them, what broke: %s', async (address, reported) => {
    expect(await (await site.get(`${address}?staff`)).text()).toContain(reported);
    expect(await (await site.get(address)).text()).not.toContain(reported);
  });

  it('a page is sent compressed', async () => {
    const answer = await site.get('/page', { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
  });
});

it('a site says that it is alive', async () => {
  expect((await site.get('/health/live')).status).toBe(200);
});

it('a site writes one line for an answer, without the query and the cookies', async () => {
  await (await site.get('/request?token=secret-token', { cookie: `${sessionCookieName}=secret-cookie` })).text();
  await expect.poll(() => site.logLines.at(-1)).toContain('"route":"/request"');
  const line = JSON.parse(site.logLines.at(-1) ?? '{}');
  expect(line).toMatchObject({ method: 'GET', route: '/request', status: 200, complete: true });
  expect(site.logLines.join('')).not.toContain('secret');
});

it.each([
  ['/cases/ana@correo.example', '/cases/:id'],
  ['/ana@correo.example/GOMC900101HDFRRL09', '/'],
])('the log names no person, whatever an address contains: %s', async (address, route) => {
  const linesBefore = site.logLines.length;
  await (await site.get(address)).text();
  await expect.poll(() => site.logLines.length).toBe(linesBefore + 1);
  expect(JSON.parse(site.logLines.at(-1) ?? '{}').route).toBe(route);
  expect(site.logLines.join('')).not.toMatch(/ana@|GOMC/);
});
