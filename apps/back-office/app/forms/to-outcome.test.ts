import type { FormProblem } from '@lender/web/forms';
import { expect, test } from 'vitest';
import { toOutcome } from './to-outcome.ts';

const problem: FormProblem<'note'> = { values: { note: 'x' }, fields: { note: 'invalid' }, facts: {} };

test('an accepted form leads to the page that follows', () =>
  expect(toOutcome({ ok: true }, '/alertas')).toEqual({ kind: 'redirect', to: '/alertas' }));

test('a form with an error in a field is shown again with status 422', () =>
  expect(toOutcome({ ok: false, problem }, '/alertas')).toEqual({ kind: 'page', data: problem, status: 422 }));

test('a form with a problem beyond its fields is shown again with status 409', () => {
  const beyond = { ...problem, fields: {}, form: 'not_found' };
  expect(toOutcome({ ok: false, problem: beyond }, '/alertas')).toEqual({ kind: 'page', data: beyond, status: 409 });
});
