import { taxed } from './charge.ts';
import { CHARGES, gross, owed, principalInAll } from './loan-state.ts';
import type { Happening, Paper } from './paper.ts';
import { replay } from './replay.ts';
import { halfUp, shareOf } from './shares.ts';

/** Returns what an extension costs on a day: every charge that is owed then, and the commission, each with its IVA. */
export function extensionPrice(paper: Paper, all: readonly Happening[], on: { date: string; rate: string }): number {
  const loan = replay(paper, all, on.date);
  const charges = loan.instalments.map(owed).flatMap((parts) => CHARGES.map((name) => gross(parts[name])));
  const commission = gross(taxed(paper, halfUp(principalInAll(loan), shareOf(on.rate))));
  return charges.reduce((sum, part) => sum + part, commission);
}
