import { expect, test } from 'vitest';
import { neighbours } from './neighbours.ts';

const [front, back, selfie] = [
  { id: '1', type: 'id_front' },
  { id: '2', type: 'id_back' },
  { id: '3', type: 'selfie' },
] as const;
const all = [front, back, selfie];

test('a document links to those before and after it', () => {
  expect(neighbours(all, back)).toMatchObject({ previous: front, next: selfie });
  expect(neighbours(all, front)).not.toHaveProperty('previous');
  expect(neighbours(all, selfie)).not.toHaveProperty('next');
});

test('a face is compared with the identification, and the identification with the face', () => {
  expect([front, back, selfie].map((one) => neighbours(all, one).partner?.type)).toEqual([
    'selfie',
    'selfie',
    'id_front',
  ]);
  expect(neighbours([front], front)).not.toHaveProperty('partner');
});
