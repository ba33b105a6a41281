import { expect, test } from 'vitest';
import { catRaces } from './cat/cat-races.ts';
import { clabeRaces } from './clabe/clabe-races.ts';
import { curpRaces } from './curp/curp-races.ts';
import { lendingRaces } from './lending/lending-races.ts';
import { measureRace } from './measure-race.ts';
import { moneyRaces } from './money/money-races.ts';
import { nssRaces } from './nss/nss-races.ts';
import { rfcRaces } from './rfc/rfc-races.ts';

const races = {
  clabe: clabeRaces(),
  curp: curpRaces(),
  rfc: rfcRaces(),
  nss: nssRaces(),
  money: moneyRaces(),
  cat: catRaces(),
  lending: lendingRaces(),
};
const all = Object.entries(races).flatMap(([job, list]) => list.map((race) => [`${job}: ${race.name}`, race] as const));

/** Errors of peers that their own tests do not show. */
const knownErrors = [
  'curp: date, curp 1.4.0',
  'curp: date, validate-curp 1.0.0',
  'curp: letters, stdnum 1.12.0',
  // It accepts a second alphabet for the check digit.
  'rfc: check digit, stdnum 1.12.0',
];

test('every contender answers rightly, except for the known errors of peers', () => {
  const wrong = all.flatMap(([name, { lanes }]) =>
    lanes.filter(({ isRight }) => !isRight).map(({ contender }) => `${name}, ${contender}`),
  );
  expect(wrong).toEqual(knownErrors);
});

test.each(all)('%s can be measured', (_name, race) => {
  const { statuses } = measureRace(race, { rounds: 1, sampleMs: 0.01 });
  expect(statuses.map(({ contender }) => contender)).toEqual(race.lanes.map(({ contender }) => contender));
  expect(statuses[0]?.ratio).toBe(1);
  for (const { nsPerCall } of statuses) expect(nsPerCall).toBeGreaterThan(0);
});
