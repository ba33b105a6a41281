import type { getLoan, Reply } from '@lender/contract';
import { claimSum, claimTaxed } from './claim-quote-sums.ts';

export type Position = Reply<typeof getLoan>['position'];

const CHARGES = ['interest', 'fees', 'lateCharge'] as const;
const PARTS = ['charged', 'paid', 'waived', 'tolerated', 'outstanding', 'due', 'overdue'] as const;

/** Claims that what is owed is the sum of its components, and each of them of its parts. */
export function claimPositionSums(position: Position): void {
  const { principal } = position;
  claimParts('principal', principal);
  for (const name of CHARGES) {
    const parts = position[name];
    for (const part of PARTS) claimTaxed(`${name}.${part}`, parts[part]);
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

function claimParts(name: string, { charged, paid, waived, tolerated, outstanding }: Position['principal']): void {
  claimSum(`${name}.charged`, charged, [paid, waived, tolerated, outstanding]);
}
