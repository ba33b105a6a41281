import { centavos, chargeWithIva } from '@lender/money';
import { expect, test } from 'vitest';
import { extensionCharge } from './extension.ts';

test('adds late charges to what is owed', () => {
  const owed = [chargeWithIva(centavos(45_000)), chargeWithIva(centavos(15_000)), chargeWithIva(centavos(4_500))];
  const charge = extensionCharge({
    outstandingCentavos: centavos(300_000),
    owed,
    commissionRate: '0.05',
    ivaRate: '0.16',
  });
  expect(charge).toEqual({ netCentavos: 79_500, ivaCentavos: 12_720, grossCentavos: 92_220 });
});
