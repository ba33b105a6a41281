import { getDistricts, suggestAddresses } from '@lender/contract';
import { fakeCall, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { catalogues } from './catalogues.server.ts';

const place = { label: '', regionId: 14, cityId: 14039, postalCode: '44100' };
const ofCode = grants(suggestAddresses, [
  { ...place, district: 'Americana' },
  { ...place, district: 'Americana' },
  { ...place, district: 'Centro' },
  { ...place, district: null },
]);
const ofCity = grants(getDistricts, [{ id: 1, title: 'Lafayette' }]);

test('the districts of a postal code are offered, each once', async () => {
  const { call } = fakeCall(ofCode);
  expect(await catalogues.districts(call, { postalCode: '44100', city: '14039' })).toEqual([
    { value: 'Americana', label: 'Americana' },
    { value: 'Centro', label: 'Centro' },
  ]);
});

test.each([
  ['unknown', '99999', [grants(suggestAddresses, [])]],
  ['asked for too often', '44100', [refuses(suggestAddresses, 'rate_limited')]],
  ['unfinished', '441', []],
])('the districts of the city are offered where the postal code is %s', async (_, postalCode, answers) => {
  const { call } = fakeCall(...answers, ofCity);
  expect(await catalogues.districts(call, { postalCode, city: '14039' })).toEqual([
    { value: 'Lafayette', label: 'Lafayette' },
  ]);
});

test('no districts are requested without a postal code and a city', async () => {
  const { call, made } = fakeCall();
  expect(await catalogues.districts(call, { postalCode: '', city: '' })).toEqual([]);
  expect(made).toEqual([]);
});

test.each(['', 'x'.repeat(41), 'a\u0000b\r\n'])(
  'no positions are requested for the invalid employment status %j',
  async (status) => {
    const { call, made } = fakeCall();
    expect(await catalogues.employmentPositions(call, status)).toEqual([]);
    expect(made).toEqual([]);
  },
);
