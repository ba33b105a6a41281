import { expect, test } from 'vitest';
import { typedCode } from './second-step.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['k7pm3-xqe94', 'k7pm3-xqe94'],
  ['K7PM3 XQE94', 'k7pm3-xqe94'],
  ['k7pm3xqe94', 'k7pm3-xqe94'],
  ['12', '12'],
])('the typed code %j is sent as %s', (typed, sent) => {
  expect(typedCode(typed)).toBe(sent);
});
