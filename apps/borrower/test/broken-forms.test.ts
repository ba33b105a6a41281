import { brokenForm, type TestVisit, treatmentOf } from '@lender/web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visit } from './visit.ts';

interface RouteModule {
  readonly action?: (visit: TestVisit) => unknown;
}

const routes = Object.entries(import.meta.glob<RouteModule>('../app/routes/*.{ts,tsx}', { eager: true }));
const actions = routes.flatMap(([file, { action }]) => (action ? [[file, action] as const] : []));
const params = { id: '01930000-0000-7000-8000-000000000001' };

/** The API is away for every action: only the form is checked. */
beforeEach(() => vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('fetch failed'))));
afterEach(() => vi.unstubAllGlobals());

test.each(actions)('%s reads no broken form, or answers 400', async (_, action) => {
  const guest = visit('/', { body: brokenForm, params });
  const known = visit('/', { body: brokenForm, params, account: 'client' });
  for (const visitor of [guest, known]) expect(['unread', 400]).toContain(await treatmentOf(action, visitor));
});
