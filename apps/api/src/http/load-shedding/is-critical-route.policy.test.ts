import { expect, test } from 'vitest';
import { isCriticalRoute } from './is-critical-route.policy.ts';

test.each([
  ['POST', '/web/private/client/application', true],
  ['POST', '/web/private/openPay/getBarcode', true],
  ['PUT', '/web/private/client/yhat/:id/increase', true],
  ['GET', '/web/private/client/loan/active', false],
  ['POST', '/web/public/client/recover/password', false],
])('whether %s %s is critical: %s', (method, route, isCritical) => {
  expect(isCriticalRoute(method, route)).toBe(isCritical);
});
