import { type Centavos, centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocatePayment } from './allocate-payment.ts';
import { type InstalmentComponents, sumComponents } from './instalment-components.ts';

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
  it('a payment pays late charge, fees, interest and principal, in this order', () => {
    expect(pay(116_00).allocated).toEqual([{ ...nothing, lateCharge: due.lateCharge }]);
    expect(pay(290_00).allocated).toEqual([{ ...nothing, lateCharge: due.lateCharge, fees: due.fees }]);
    expect(pay(812_00).allocated).toEqual([{ ...due, principalCentavos: 0 }]);
    expect(pay(900_00).allocated).toEqual([{ ...due, principalCentavos: 88_00 }]);
  });
  it('a payment pays IVA in proportion, and the odd centavo to the IVA', () => {
    expect(pay(58_00).allocated[0]?.lateCharge).toEqual(taxed(50_00, 8_00));
    expect(pay(1_00).allocated[0]?.lateCharge).toEqual(taxed(86, 14));
    expect(pay(1).allocated[0]?.lateCharge).toEqual(taxed(0, 1));
  });
  it('a payment closes the oldest instalment before it pays any of the next', () => {
    const [oldest, next] = pay(3812_00 + 10_00, [due, due]).allocated;
    expect(oldest).toEqual(due);
    expect(next).toEqual({ ...nothing, lateCharge: taxed(8_62, 1_38) });
  });
  it('the part of a payment that exceeds everything due is returned as overpayment', () => {
    expect(pay(4000_00)).toEqual({ allocated: [due], overpaymentCentavos: 188_00 });
    expect(pay(5_00, [])).toEqual({ allocated: [], overpaymentCentavos: 5_00 });
  });
  it('a payment pays principal first where that was agreed', () => {
    const { allocated } = allocatePayment({
      dueComponents: [due],
      amountCentavos: centavos(3058_00),
      order: 'principal_first',
    });
    expect(allocated).toEqual([{ ...nothing, principalCentavos: 3000_00, lateCharge: taxed(50_00, 8_00) }]);
  });
  it('a negative payment or debt throws', () => {
    expect(() => pay(-1)).toThrow(RangeError);
    expect(() => pay(5, [{ ...nothing, principalCentavos: centavos(-5) }])).toThrow(RangeError);
    expect(() => pay(5, [{ ...nothing, fees: taxed(10, -5) }])).toThrow(RangeError);
  });

  /** Number of cases of each property, the same ones on every run. */
  const cases = { numRuns: 10_000, seed: 2026 };
  const amount = fc.integer({ min: 0, max: 5_000_00 }).map(centavos);
  const charge = fc.record({ netCentavos: amount, ivaCentavos: amount });
  const instalment = fc.record({ lateCharge: charge, fees: charge, interest: charge, principalCentavos: amount });
  const instalments = fc.array(instalment, { maxLength: 4 });
  const parts = ({ lateCharge, fees, interest, principalCentavos }: InstalmentComponents): readonly Centavos[] => [
    ...[lateCharge, fees, interest].flatMap(({ netCentavos, ivaCentavos }) => [netCentavos, ivaCentavos]),
    principalCentavos,
  ];

  /** Allocates a payment part by part, without the table of charges. */
  const writtenOut = (debt: InstalmentComponents, paidCentavos: number): InstalmentComponents => {
    let left = paidCentavos;
    const take = ({ netCentavos, ivaCentavos }: InstalmentComponents['fees']) => {
      const gross = netCentavos + ivaCentavos;
      const paid = Math.min(gross, left);
      left -= paid;
      const net = paid === 0 ? 0 : Number((BigInt(paid) * BigInt(netCentavos)) / BigInt(gross));
      return taxed(net, paid - net);
    };
    const lateCharge = take(debt.lateCharge);
    const fees = take(debt.fees);
    const interest = take(debt.interest);
    return { lateCharge, fees, interest, principalCentavos: centavos(Math.min(debt.principalCentavos, left)) };
  };

  it.each([
    [58_00, { ...nothing, lateCharge: taxed(50_00, 8_00) }],
    [203_00, { ...nothing, lateCharge: due.lateCharge, fees: taxed(75_00, 12_00) }],
    [551_00, { ...nothing, lateCharge: due.lateCharge, fees: due.fees, interest: taxed(225_00, 36_00) }],
    [812_01, { ...due, principalCentavos: centavos(1) }],
  ])('%i centavos are spread as written out here', (paid, parts) => {
    expect(pay(paid).allocated).toEqual([parts]);
    expect(writtenOut(due, paid)).toEqual(parts);
  });

  it('every payment is spread as in the same steps written out', () => {
    fc.assert(
      fc.property(instalment, amount, (debt, paid) => {
        expect(pay(paid, [debt]).allocated).toEqual([writtenOut(debt, paid)]);
      }),
      cases,
    );
  });

  it('spreading a payment loses no centavo, and pays no part more than is due', () => {
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
      cases,
    );
  });
});
