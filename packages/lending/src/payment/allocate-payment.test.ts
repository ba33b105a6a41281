import { type Centavos, centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocatePayment, type InstalmentComponents, sumComponents } from './allocate-payment.ts';

const taxed = (net: number, iva: number) => ({ netCentavos: centavos(net), ivaCentavos: centavos(iva) });
const due: InstalmentComponents = {
  lateCharge: taxed(100_00, 16_00),
  fees: taxed(150_00, 24_00),
  interest: taxed(450_00, 72_00),
  principalCentavos: centavos(3000_00),
};
const nothing: InstalmentComponents = {
  lateCharge: taxed(0, 0),
  fees: taxed(0, 0),
  interest: taxed(0, 0),
  principalCentavos: centavos(0),
};
const pay = (amount: number, dueComponents = [due]) =>
  allocatePayment({ dueComponents, amountCentavos: centavos(amount) });

describe('allocatePayment', () => {
  it('pays late charge, fees, interest and principal, in this order', () => {
    expect(pay(116_00).allocated).toEqual([{ ...nothing, lateCharge: due.lateCharge }]);
    expect(pay(290_00).allocated).toEqual([{ ...nothing, lateCharge: due.lateCharge, fees: due.fees }]);
    expect(pay(812_00).allocated).toEqual([{ ...due, principalCentavos: 0 }]);
    expect(pay(900_00).allocated).toEqual([{ ...due, principalCentavos: 88_00 }]);
  });
  it('pays IVA in proportion, and the odd centavo to the IVA', () => {
    expect(pay(58_00).allocated[0]?.lateCharge).toEqual(taxed(50_00, 8_00));
    expect(pay(1_00).allocated[0]?.lateCharge).toEqual(taxed(86, 14));
    expect(pay(1).allocated[0]?.lateCharge).toEqual(taxed(0, 1));
  });
  it('closes the oldest instalment before it touches the next', () => {
    const [oldest, next] = pay(3812_00 + 10_00, [due, due]).allocated;
    expect(oldest).toEqual(due);
    expect(next).toEqual({ ...nothing, lateCharge: taxed(8_62, 1_38) });
  });
  it('gives back what exceeds everything due', () => {
    expect(pay(4000_00)).toEqual({ allocated: [due], overpaymentCentavos: 188_00 });
    expect(pay(5_00, [])).toEqual({ allocated: [], overpaymentCentavos: 5_00 });
  });
  it('pays principal first where that was agreed', () => {
    const { allocated } = allocatePayment({
      dueComponents: [due],
      amountCentavos: centavos(3058_00),
      order: 'principal_first',
    });
    expect(allocated).toEqual([{ ...nothing, principalCentavos: 3000_00, lateCharge: taxed(50_00, 8_00) }]);
  });
  it('throws for a negative payment or debt', () => {
    expect(() => pay(-1)).toThrow(RangeError);
    expect(() => pay(5, [{ ...nothing, principalCentavos: centavos(-5) }])).toThrow(RangeError);
    expect(() => pay(5, [{ ...nothing, fees: taxed(10, -5) }])).toThrow(RangeError);
  });

  const amount = fc.integer({ min: 0, max: 5_000_00 }).map(centavos);
  const charge = fc.record({ netCentavos: amount, ivaCentavos: amount });
  const instalment = fc.record({ lateCharge: charge, fees: charge, interest: charge, principalCentavos: amount });
  const instalments = fc.array(instalment, { maxLength: 4 });
  const parts = ({ lateCharge, fees, interest, principalCentavos }: InstalmentComponents): readonly Centavos[] => [
    ...[lateCharge, fees, interest].flatMap(({ netCentavos, ivaCentavos }) => [netCentavos, ivaCentavos]),
    principalCentavos,
  ];

  it('loses no centavo, and pays no part more than is due', () => {
    fc.assert(
      fc.property(instalments, amount, fc.constantFrom('charges_first', 'principal_first'), (debts, paid, order) => {
        const { allocated, overpaymentCentavos } = allocatePayment({
          dueComponents: debts,
          amountCentavos: paid,
          order,
        });
        expect(sumComponents(allocated) + overpaymentCentavos).toBe(paid);
        expect(overpaymentCentavos).toBe(Math.max(0, paid - sumComponents(debts)));
        const owed = debts.flatMap(parts);
        for (const [index, part] of allocated.flatMap(parts).entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(owed[index] ?? -1);
        }
      }),
    );
  });
});
