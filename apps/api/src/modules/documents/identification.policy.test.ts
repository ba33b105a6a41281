import { type PlainDate, plainDate } from '@lender/calculator';
import { expect, test } from 'vitest';
import { missingPhotos, validUntil } from './identification.policy.ts';

const lastDay = plainDate('2026-12-31');
const photo = (type: 'id_front' | 'id_back' | 'selfie', valid_until: PlainDate | null = null) =>
  ({ type, valid_until }) as const;
const stored = [photo('id_front', lastDay), photo('id_back', lastDay), photo('selfie')];

test('an identification is valid on its last day, and both sides are missing on the next', () => {
  expect(missingPhotos(stored, lastDay)).toEqual([]);
  expect(missingPhotos(stored, plainDate('2027-01-01'))).toEqual(['id_front', 'id_back']);
});

test('a new photo takes the place of the expired one, side by side', () => {
  const renewed = [photo('id_front'), photo('id_back', lastDay), photo('selfie')];
  expect(missingPhotos(renewed, plainDate('2027-01-01'))).toEqual(['id_back']);
});

test('photos without a last valid day never expire', () => {
  const unreported = [photo('id_front'), photo('selfie')];
  expect(missingPhotos(unreported, plainDate('2099-01-01'))).toEqual(['id_back']);
  expect([validUntil(unreported), validUntil(stored)]).toEqual([undefined, lastDay]);
});
