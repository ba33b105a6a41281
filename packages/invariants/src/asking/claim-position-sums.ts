import type { getLoan, Reply } from '@lender/contract';
import { type Centavos, formatPesos } from '@lender/money';
import { claim } from '../trouble.ts';
import { claimSum, claimTaxed } from './claim-quote-sums.ts';

export type Position = Reply<typeof getLoan>['position'];

const CHARGES = ['interest', 'fees', 'lateCharge'] as const;
const PARTS = ['charged', 'paid', 'waived', 'tolerated', 'outstanding', 'due', 'overdue'] as const;

/** Claims that the debt is the sum of its components, each component the sum of its parts, and no part below zero. */
export function claimPositionSums(position: Position): void {
  const { principal } = position;
  claimParts('principal', principal);
  for (const name of CHARGES) {
    const parts = position[name];
    for (const part of PARTS) {
      claimTaxed(`${name}.${part}`, parts[part]);
      claimNotBelowZero(`${name}.${part}`, [parts[part].amount_without_vat, parts[part].vat]);
    }
    const { charged, paid, waived, tolerated, outstanding } = parts;
    claimSum(
      `${name}.charged`,
      charged.amount,
      [paid, waived, tolerated, outstanding].map(({ amount }) => amount),
    );
  }
  for (const part of ['outstanding', 'due', 'overdue'] as const)
    claimSum(part, position[part], [principal[part], ...CHARGES.map((name) => position[name][part].amount)]);
}

function claimParts(name: string, parts: Position['principal']): void {
  const { charged, paid, waived, tolerated, outstanding } = parts;
  for (const part of PARTS) claimNotBelowZero(`${name}.${part}`, [parts[part]]);
  claimSum(`${name}.charged`, charged, [paid, waived, tolerated, outstanding]);
}

function claimNotBelowZero(name: string, amounts: readonly Centavos[]): void {
  for (const amount of amounts) claim(amount >= 0, () => `${name} is ${formatPesos(amount)}, below zero`);
}
