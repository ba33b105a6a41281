import { centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { componentsOf, receivablesOf, sumComponents } from './instalment-components.ts';

const amount = fc.integer({ min: 0, max: 5_000_00 }).map(centavos);
const charge = fc.record({ netCentavos: amount, ivaCentavos: amount });
const components = fc.record({ lateCharge: charge, fees: charge, interest: charge, principalCentavos: amount });

describe('the components of an instalment', () => {
  it('each component of an instalment has an account of its own', () => {
    const taxed = (net: number, iva: number) => ({ netCentavos: centavos(net), ivaCentavos: centavos(iva) });
    const due = { lateCharge: taxed(1, 2), fees: taxed(3, 4), interest: taxed(5, 6), principalCentavos: centavos(7) };
    expect(receivablesOf(due)).toEqual({
      late_charge_receivable: 1,
      late_charge_iva_receivable: 2,
      fee_receivable: 3,
      fee_iva_receivable: 4,
      interest_receivable: 5,
      interest_iva_receivable: 6,
      principal_receivable: 7,
    });
    expect(sumComponents([due, due])).toBe(56);
  });

  it('the components of an instalment can be read back from their accounts', () => {
    fc.assert(
      fc.property(components, (due) => {
        expect(componentsOf(receivablesOf(due))).toEqual(due);
      }),
    );
  });
});
