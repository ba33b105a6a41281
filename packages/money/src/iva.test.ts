import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from './centavos.ts';
import { chargeWithIva, splitGross, sumCharges } from './iva.ts';
import { rate } from './rate.ts';

/** Number of cases of each property, the same ones on every run. */
const CASES = { numRuns: 10_000, seed: 2026 } as const;
const amount = fc.integer({ min: -1e12, max: 1e12 }).map(centavos);
const anyRate = fc.constantFrom('0.16', '0.08', '0').map(rate);

test('the tax of each charge is rounded on its own', () => {
  const charges = [chargeWithIva(centavos(10003)), chargeWithIva(centavos(5003))];
  expect(charges.map((charge) => charge.ivaCentavos)).toEqual([1600, 800]);
  expect(sumCharges(charges)).toEqual({ netCentavos: 15006, ivaCentavos: 2400, grossCentavos: 17406 });
});

test('a charge has the rate of the northern border where that rate is given', () => {
  expect(chargeWithIva(centavos(10000), rate('0.08')).grossCentavos).toBe(10800);
});

test('the tax is taken out of a gross amount at the usual rate', () => {
  expect(splitGross(centavos(11600))).toEqual({ netCentavos: 10000, ivaCentavos: 1600, grossCentavos: 11600 });
});

test('net and tax always add up to gross', () => {
  fc.assert(
    fc.property(amount, anyRate, (gross, ivaRate) => {
      const { netCentavos, ivaCentavos } = splitGross(gross, ivaRate);
      expect(netCentavos + ivaCentavos).toBe(gross);
    }),
    CASES,
  );
});

test('splitting a gross amount gives the charge that it was made from', () => {
  fc.assert(
    fc.property(amount, anyRate, (net, ivaRate) => {
      const charge = chargeWithIva(net, ivaRate);
      expect(splitGross(charge.grossCentavos, ivaRate)).toEqual(charge);
    }),
    CASES,
  );
});
