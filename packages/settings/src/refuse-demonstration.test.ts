import { expect, test } from 'vitest';
import { refuseDemonstration } from './refuse-demonstration.ts';
import { SettingsProblem } from './throw-together.ts';

const NAMES = ['SANDBOX', 'WEBHOOKS_INSIDE', 'DEMO_OPERATOR_EMAIL'];
const problemsOf = (variables: Record<string, string>) => {
  try {
    refuseDemonstration(variables, NAMES);
    return [];
  } catch (error) {
    return error instanceof SettingsProblem ? error.problems : [error];
  }
};

test('a production process with settings of a demonstration is refused with all of them at once', () => {
  const all = { SANDBOX: '1', WEBHOOKS_INSIDE: '1', DEMO_OPERATOR_EMAIL: 'ana@example.com' };
  expect(problemsOf({ NODE_ENV: 'production', ...all })).toEqual(
    NAMES.map((name) => `${name} is for demonstrations only, and NODE_ENV is production: unset it`),
  );
  expect(problemsOf({ NODE_ENV: 'production', DEMONSTRATION: '0', SANDBOX_FILE: '/run/sandbox' })).toHaveLength(1);
});

test('development, a demonstration that says so, and settings that are off are not refused', () => {
  const all = { SANDBOX: '1', WEBHOOKS_INSIDE: '1' };
  expect(problemsOf(all)).toEqual([]);
  expect(problemsOf({ NODE_ENV: 'production', DEMONSTRATION: '1', ...all })).toEqual([]);
  expect(problemsOf({ NODE_ENV: 'production', SANDBOX: '0', WEBHOOKS_INSIDE: '' })).toEqual([]);
});
