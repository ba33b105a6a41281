import { expect, test } from 'vitest';
import { decodeWire } from '../codec.ts';
import { spanOfTime } from './duration.ts';

test.each(['PT36H', 'P1D', 'P1DT2H30M', 'PT90M', 'P400DT1M'])('%s is a span of time', (text) => {
  expect(decodeWire(spanOfTime(), text)).toMatchObject({ ok: true, value: text });
});

test.each(['P', 'PT', 'P0D', 'PT0M', '-PT1H', 'P1M', 'P1Y', 'P1W', 'PT1.5H', 'PT1H ', '36H', 'P1DT', 'PT1M1H', ''])(
  '%j is no span of time',
  (text) => {
    expect(decodeWire(spanOfTime(), text).ok).toBe(false);
  },
);
