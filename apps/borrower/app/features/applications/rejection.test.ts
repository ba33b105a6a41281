import { REASON_CODES } from '@lender/lending';
import { expect, test } from 'vitest';
import { applicationCopy } from './application.copy.es.ts';
import { reasonsForClient } from './rejection.ts';

test('a client reads at most three reasons, each once', () => {
  expect(reasonsForClient(['CAPACITY', 'CAPACITY', 'SCORE_LOW', 'AGE', 'LIST'])).toEqual([
    'CAPACITY',
    'SCORE_LOW',
    'AGE',
  ]);
});

test('a reason code of a newer server is left out', () => {
  expect(reasonsForClient(['MOON_PHASE', 'CAPACITY'])).toEqual(['CAPACITY']);
});

test('no reason reveals which list or device exposed a client', () => {
  const words = REASON_CODES.map((code) => applicationCopy.reasons[code]);
  for (const sentence of words) expect(sentence).not.toMatch(/lista|fraude|dispositivo|puntaje/i);
});
