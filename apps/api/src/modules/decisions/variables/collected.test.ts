import { expect, test } from 'vitest';
import { type Collected, originsOf, variablesOf } from './collected.ts';

const asOf = new Date('2026-03-02T18:00:00Z');
const collected: readonly Collected[] = [
  { source: 'client', asOf, variables: { ageYears: 36, nameMismatch: false } },
  { source: 'veriff', asOf: null, variables: { nameMismatch: true } },
  { source: 'iovation', asOf, variables: {} },
];

test('each variable has the value, the source and the moment of its latest report', () => {
  expect(variablesOf(collected)).toEqual({ ageYears: 36, nameMismatch: true });
  expect(originsOf(collected)).toEqual({
    ageYears: { source: 'client', asOf: '2026-03-02T18:00:00.000Z' },
    nameMismatch: { source: 'veriff', asOf: null },
  });
});
