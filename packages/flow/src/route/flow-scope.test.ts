import { expect, it } from 'vitest';
import { inFlowScope, inProfile } from './flow-scope.ts';
import { ROUTES } from './routes.data.ts';

it('the scope of the flow is registration, application and my-loan', () => {
  const scope = ROUTES.filter(({ path }) => inFlowScope(path)).map(({ path }) => path);
  const named = ROUTES.filter(({ path }) => /^\/(registration|application)(\/|$)|^\/profile\/my-loan$/.test(path));
  expect(scope).toEqual(named.map(({ path }) => path));
});

it('the scope of the flow ends at whole segments', () => {
  expect(inFlowScope('/registrations')).toBe(false);
  expect(inFlowScope('/application-form')).toBe(false);
  expect(inFlowScope('/profile/my-loan/')).toBe(true);
  expect(inProfile('/profiles')).toBe(false);
});
