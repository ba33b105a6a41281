import { FLOW_STEPS } from '@lender/lending';
import { expect, it } from 'vitest';
import { STEP_ROUTES } from './routes.data.ts';
import { routesOfStep } from './step-routes.ts';

it('every step has a page, except the one that leaves the site', () => {
  expect(Object.keys(STEP_ROUTES).sort()).toEqual(FLOW_STEPS.filter((step) => step !== 'facebook').sort());
});

it('a step never offers a page that the table does not list', () => {
  for (const step of Object.keys(STEP_ROUTES) as (keyof typeof STEP_ROUTES)[]) {
    for (const client of [{ firstName: 'Ana', cashPayout: true }, {}]) {
      const offered = routesOfStep(step, { kind: 'client', ...client });
      expect(STEP_ROUTES[step]).toEqual(expect.arrayContaining([...offered]));
    }
  }
});
