import { expect, test } from 'vitest';
import { refusalOf } from './refusal-of.ts';

test.each([
  ['login', 400, '', '', 'auth_key_invalid', 'AuthKey is invalid'],
  ['login', 500, '', 'x', 'internal', 'Internal server error'],
  ['login', 503, '', '', 'internal', 'Internal server error'],
  ['login', 429, '', 'Slow down', 'other', 'status: 429, message: Slow down'],
  ['dataset', 400, 'reference_number_not_unique', 'd', 'state_invalid', 'd'],
  ['dataset', 400, 'dataset_in_complete_state', 'd', 'state_invalid', 'd'],
  ['dataset', 400, 'reference_number_expired', 'd', 'state_invalid', 'd'],
  ['dataset', 400, 'reference_number_invalid', 'd', 'value_invalid', 'd'],
  ['dataset', 400, 'data_invalid', 'd', 'unknown', 'd'],
  ['dataset', 403, 'subscription_suspended', 'd', 'action_forbidden', 'd'],
  ['dataset', 403, 'standalone_flow_not_supported', 'd', 'action_forbidden', 'd'],
  ['dataset', 401, '', 'Sign in', 'other', 'Sign in'],
  ['dataset', 400, 'something_else', 'd', 'other', 'd'],
  ['dataset', 400, 'something_else', '', 'other', 'status: 400, message: '],
  ['dataset', 500, '', 'Broken', 'other', 'status: 500, message: Broken'],
  ['dataset', 415, 'unsupported', 'No', 'other', 'status: 415, message: No'],
] as const)(
  'a refused %s with status %i and title %s has the detail %s',
  (call, status, title, detail, kind, message) => {
    expect(refusalOf(call === 'login', status, { title, detail })).toMatchObject({ kind, message, status });
  },
);

test('an answer without a problem in it gets a message with its status', () => {
  expect(refusalOf(false, 502, {})).toMatchObject({ kind: 'other', message: 'status: 502, message: ' });
});
