import { expect, test } from 'vitest';
import { createSimulatedWorld } from '../test/simulated-world.ts';

test('the server answers its health check', async () => {
  const { app } = createSimulatedWorld();
  expect((await app.inject('/health/live')).json()).toEqual({ status: 'live' });
});

test('the first page leads to every simulator, and each link answers', async () => {
  const { app } = createSimulatedWorld();
  const { body } = await app.inject('/');
  const links = new Set([...body.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => String(href)));
  expect([...links]).toEqual(expect.arrayContaining(['/telefono', '/correo', '/tienda', '/spei', '/styles.css']));
  for (const link of links) expect((await app.inject(link)).statusCode).toBe(200);
});

test.each(['/', '/telefono', '/telefono/5512345678', '/correo', '/tienda', '/spei', '/nada'])(
  'the page %s runs no script',
  async (url) => {
    const { app } = createSimulatedWorld();
    const response = await app.inject(url);
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.body).not.toMatch(/<script|style=|onclick/);
  },
);

test('a page that is not there says so in Spanish', async () => {
  const { app } = createSimulatedWorld();
  const response = await app.inject('/nada');
  expect(response.statusCode).toBe(404);
  expect(response.body).toContain('No encontramos esta página');
});
