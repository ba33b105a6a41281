import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loggableMetrics } from './metrics.policy.ts';

test('vitals and timings are accepted', () => {
  const metrics = [
    { name: 'CLS', value: 0.08 },
    { name: 'LCP', value: 812.4 },
    { name: 'hydration', value: 0 },
  ];
  expect(loggableMetrics(metrics)).toEqual(metrics);
});

test.each([
  ['a name', { name: 'maria.robles', value: 1 }],
  ['a CURP', { name: 'ROLA850101MDFBNN08', value: 1 }],
  ['a phone', { name: 'LCP', value: 5_512_345_678 }],
  ['a time below zero', { name: 'LCP', value: -1 }],
  ['what every object has', { name: 'constructor', value: 1 }],
])('a metric with %s is left out', (_, metric) => {
  expect(loggableMetrics([metric])).toEqual([]);
});

test('no value of ten digits is accepted', () => {
  fc.assert(
    fc.property(fc.constantFrom('CLS', 'LCP'), fc.double({ noNaN: true }), (name, value) => {
      for (const taken of loggableMetrics([{ name, value }])) expect(Math.abs(taken.value)).toBeLessThan(1e9);
    }),
  );
});
