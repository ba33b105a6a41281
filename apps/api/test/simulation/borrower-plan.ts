import { centavos } from '@lender/money';
import type { Chance } from '../chance.ts';

/** What a borrower of the simulation does with a loan, by how many days before or after its due date. */
export interface PlannedDeed {
  readonly daysAfterDue: number;
  readonly deed:
    | { readonly kind: 'pay'; readonly share: number }
    | { readonly kind: 'pay_again' | 'take_back' | 'pay_loose' | 'extend' | 'withdraw' }
    | { readonly kind: 'hold' | 'release' | 'write_off' | 'undo_write_off' };
}

const pay = (daysAfterDue: number, share = 1): PlannedDeed => ({ daysAfterDue, deed: { kind: 'pay', share } });
const does = (daysAfterDue: number, kind: Exclude<PlannedDeed['deed']['kind'], 'pay'>): PlannedDeed => ({
  daysAfterDue,
  deed: { kind },
});

/** Lives that borrowers lead, the usual ones more often. */
const LIVES: readonly (readonly PlannedDeed[])[] = [
  [pay(0)],
  [pay(0)],
  [pay(-3)],
  [pay(-12, 0.4), pay(-5, 0.3), pay(0)],
  [pay(2)],
  [pay(1, 0.5), pay(9)],
  [pay(16)],
  [pay(-1), does(0, 'pay_again')],
  [pay(0), does(7, 'take_back'), pay(12)],
  [pay(-2, 0.5), does(3, 'take_back'), pay(5)],
  [does(-8, 'hold'), does(4, 'release'), pay(6)],
  [does(25, 'write_off'), pay(28, 0.3), pay(33)],
  [does(25, 'write_off'), does(30, 'undo_write_off'), pay(32)],
  [does(-1, 'extend'), pay(7)],
  [does(0, 'extend'), does(6, 'extend'), does(9, 'take_back'), pay(12)],
  [does(2, 'extend'), pay(30)],
  [does(-7, 'withdraw'), pay(0)],
  [does(-2, 'pay_loose'), pay(0)],
  [],
];

export const planLife = (chance: Chance): readonly PlannedDeed[] => chance.pick(LIVES);

/** What somebody asks for, on the product's grid. */
export const askedCentavos = (chance: Chance) => centavos(50_000 + 10_000 * Math.floor(chance.next() * 30));
