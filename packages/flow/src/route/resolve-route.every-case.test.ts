import { FLOW_STATUSES, FLOW_STEPS } from '@lender/lending';
import { expect, it } from 'vitest';
import type { Decision } from './decision.ts';
import { resolveRoute } from './resolve-route.ts';
import { routeAt } from './route-at.ts';
import { ROUTES } from './routes.data.ts';
import type { Mode, Session, Visit } from './visit.ts';

const SESSIONS: readonly Session[] = [
  { kind: 'guest' },
  { kind: 'guest', qaCookie: true },
  { kind: 'client' },
  { kind: 'client', firstName: 'Ana' },
  { kind: 'client', firstName: 'Ana', cashPayout: true },
  { kind: 'client', qaCookie: true },
  { kind: 'client', blocked: true },
  { kind: 'user' },
];
const MODES: readonly Mode[] = ['enter', 'poll'];

function* everyVisit(): Generator<Visit> {
  const flows = FLOW_STEPS.flatMap((step) => FLOW_STATUSES.map((status) => ({ step, status })));
  for (const flow of [null, ...flows])
    for (const { path } of ROUTES)
      for (const session of SESSIONS)
        for (const mode of MODES)
          for (const sandboxAllowed of [false, true])
            yield {
              flow,
              location: { pathname: path },
              session,
              mode,
              config: { sandboxAllowed, externalLoginUrl: 'https://login.example/' },
            };
}

/** Follows redirects until one lets stay. */
function hops(visit: Visit, decision: Decision, seen: readonly string[] = []): number {
  if (decision.type !== 'redirect') return 0;
  expect(seen).not.toContain(decision.to);
  expect(routeAt(decision.to)).toBeDefined();
  const next = { ...visit, location: { pathname: decision.to } };
  return 1 + hops(next, resolveRoute(next), [...seen, decision.to]);
}

it('ends every redirect after at most two hops, on a page that exists, for every step, status, page, session and mode', () => {
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

it('gives every page of a step a visit that stays there', () => {
  const visits = [...everyVisit()].filter(({ mode, session }) => mode === 'enter' && session.kind === 'client');
  const atRest = new Set(
    visits.filter((visit) => resolveRoute(visit).why === 'on_step').map(({ location }) => location.pathname),
  );
  for (const { path } of ROUTES.filter(({ path }) => /^\/(registration|application)/.test(path))) {
    if (path !== '/application/loading') expect(atRest).toContain(path);
  }
});
