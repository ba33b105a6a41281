import { expect, it } from 'vitest';
import type { Decision } from './decision.ts';
import { everyVisit } from './every-visit.sample.ts';
import { resolveRoute } from './resolve-route.ts';
import { routeAt } from './route-at.ts';
import { ROUTES } from './routes.data.ts';
import type { Visit } from './visit.ts';

/** Returns the number of redirects until a visit may stay; infinite in a circle, or where there is no page. */
function hops(visit: Visit, decision: Decision, seen: readonly string[] = []): number {
  if (decision.type !== 'redirect') return 0;
  if (seen.includes(decision.to) || !routeAt(decision.to)) return Number.POSITIVE_INFINITY;
  const next = { ...visit, location: { pathname: decision.to } };
  return 1 + hops(next, resolveRoute(next), [...seen, decision.to]);
}

it('every redirect ends after at most two hops, on a page that exists, for every step, status, page, session and mode', () => {
  const census: Record<string, number> = {};
  let longest = 0;
  for (const visit of everyVisit()) {
    const decision = resolveRoute(visit);
    const name = `${decision.type} ${decision.why}`;
    census[name] = (census[name] ?? 0) + 1;
    longest = Math.max(longest, hops(visit, decision));
  }
  expect(longest).toBeLessThanOrEqual(2);
  expect(census).toMatchSnapshot();
});

it('every page of a step has a visit that stays there', () => {
  const visits = [...everyVisit()].filter(({ mode, session }) => mode === 'enter' && session.kind === 'client');
  const atRest = new Set(
    visits
      .filter((visit) => ['on_step', 'account_to_complete'].includes(resolveRoute(visit).why))
      .filter((visit) => resolveRoute(visit).type === 'stay')
      .map(({ location }) => location.pathname),
  );
  for (const { path } of ROUTES.filter(({ path }) => /^\/(registration|application)/.test(path))) {
    if (path !== '/application/loading') expect(atRest).toContain(path);
  }
});
