import { expect, test } from 'vitest';
import { hasNewEvidence } from './new-evidence.policy.ts';

test.each([
  [{ bureauScore: 640 }, {}, true],
  [{ bureauScore: 640 }, { bureauScore: null }, true],
  [{ bureauScore: 640 }, { bureauScore: 500 }, false],
  [{ bureauScore: null }, {}, false],
  [{ incomeRegularCycles: 0 }, { bankVerified: false }, true],
  [{ incomeRegularCycles: 3 }, { incomeRegularCycles: 3 }, false],
  // An uploaded statement has not been read yet.
  [{ bankVerified: true, incomeProven: true }, {}, false],
  [{ netIncomeCentavosPerMonth: 9 }, { netIncomeCentavosPerMonth: 1 }, false],
])('for %j, compared with %j, having new evidence is %s', (now, then, isNew) => {
  expect(hasNewEvidence(now, then)).toBe(isNew);
});
