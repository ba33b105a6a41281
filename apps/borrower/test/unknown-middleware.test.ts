import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routeAt } from '@lender/flow/routes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterPage } from '../app/journey/enter-page.server.ts';
import { siteRoutes } from '../site-routes.ts';
import { clientProfile } from './client-answers.ts';
import { visit } from './visit.ts';

const flow = { step: 'address', status: 'active', errors: [], finished: [] };
beforeEach(() =>
  vi.stubGlobal('fetch', async (asked: Request) =>
    Response.json({ success: true, data: asked.url.endsWith('/flow') ? flow : clientProfile() }),
  ),
);
afterEach(() => vi.unstubAllGlobals());

test.each([undefined, 'client'] as const)(
  'a page without a rule for who may open it breaks, and lets no visitor in: %s',
  async (account) => {
    const asked = visit('/registration/of-tomorrow', { ...(account && { account }) });
    await expect(enterPage(asked)).rejects.toThrow(new Error('Unknown middleware'));
  },
);

test('a page is the same however its address is written', async () => {
  const entered = await enterPage(visit('/Registration/ADDRESS/', { account: 'client' }));
  expect(entered.flow?.step).toBe('address');
});

test('every module that asks the flow who may open it is in the table of pages', () => {
  const asking = siteRoutes.filter(({ file }) =>
    /enter(?:Page|AsClient|Step)\(|loadPaper\(/.test(
      readFileSync(path.join(import.meta.dirname, '../app', file), 'utf8'),
    ),
  );
  expect(asking.length).toBeGreaterThan(25);
  expect(asking.filter(({ path: at }) => !routeAt(at))).toEqual([]);
});
