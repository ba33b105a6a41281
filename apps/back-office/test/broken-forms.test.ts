import type { TestVisit } from '@lender/web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { staffToken, visit } from './visit.ts';

interface RouteModule {
  readonly action?: (visit: TestVisit) => unknown;
}

const routes = Object.entries(import.meta.glob<RouteModule>('../app/routes/*.{ts,tsx}', { eager: true }));
const actions = routes.flatMap(([file, { action }]) => (action ? [[file, action] as const] : []));
const body = {
  type: 'multipart/form-data; boundary=x',
  text: '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\ncut',
};
const params = { id: '01930000-0000-7000-8000-000000000001' };

/** Whatever an action asks for, the API is away: only the form is looked at. */
beforeEach(() => vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('fetch failed'))));
afterEach(() => vi.unstubAllGlobals());

const statusOf = async (answer: () => unknown) =>
  Promise.resolve()
    .then(answer)
    .catch((thrown: unknown) => thrown)
    .then((answered) => (answered instanceof Response ? answered.status : undefined));

test.each(actions)('%s reads no broken form, or answers 400', async (_, action) => {
  for (const visitor of [{}, { token: staffToken() }]) {
    const args = visit('/', { ...visitor, body, params });
    const status = await statusOf(() => action(args));
    expect(args.request.bodyUsed ? status : 400).toBe(400);
  }
});
