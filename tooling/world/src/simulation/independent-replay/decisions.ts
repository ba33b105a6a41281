import { add, CHARGES, gross, type LoanState, noParts, owed, type Parts } from './loan-state.ts';
import { closeIfPaid, end, lastDayFor, returnIfAll } from './money.ts';
import type { ChargeName, Paper } from './paper.ts';
import { partOf, spread } from './spread.ts';

/**
 * Forgives at most an amount of one component, IVA included, of what was charged by today (ruling 51): of a charge the
 * oldest instalment first, paid or not; of the principal what is owed first. Money that had paid it, the newest payment
 * first, pays other debts.
 */
export function waive(paper: Paper, loan: LoanState, component: ChargeName | 'principal', amount: number): void {
  if (loan.isSold || loan.end === 'annulled') return;
  const forgiving: Forgiving = { loan, component, left: amount, freed: loan.payments.map(() => 0) };
  loan.instalments.forEach((instalment, index) => {
    forgive(forgiving, { from: owed(instalment), to: instalment.waived });
    if (component !== 'principal') forgivePaid(forgiving, index);
  });
  if (component === 'principal') for (const index of loan.instalments.keys()) forgivePaid(forgiving, index);
  loan.payments.forEach(({ given }, index) => {
    payAgain(loan, forgiving.freed[index] ?? 0, given);
  });
  if (!returnIfAll(loan, paper)) closeIfPaid(paper, loan);
}

interface Forgiving {
  readonly loan: LoanState;
  readonly component: ChargeName | 'principal';
  left: number;
  /** Part of each payment that had paid for what is waived. */
  readonly freed: number[];
}

/** Moves a component from some parts to others, up to the amount of the waiver. @returns the amount moved */
function forgive(forgiving: Forgiving, { from, to }: { readonly from: Parts; readonly to: Parts }): number {
  const { component, left } = forgiving;
  if (component === 'principal') {
    const part = Math.min(left, from.principal);
    from.principal -= part;
    to.principal += part;
    forgiving.left -= part;
    return part;
  }
  const part = partOf(from[component], Math.min(left, gross(from[component])));
  from[component] = { net: from[component].net - part.net, iva: from[component].iva - part.iva };
  to[component] = { net: to[component].net + part.net, iva: to[component].iva + part.iva };
  forgiving.left -= gross(part);
  return gross(part);
}

function forgivePaid(forgiving: Forgiving, index: number): void {
  const { loan, freed } = forgiving;
  const instalment = loan.instalments[index];
  if (!instalment) return;
  for (const [place, { given }] of [...loan.payments.entries()].toReversed()) {
    const from = given[index] ?? noParts();
    const before = structuredClone(from);
    freed[place] = (freed[place] ?? 0) + forgive(forgiving, { from, to: instalment.waived });
    for (const name of CHARGES) {
      instalment.paid[name] = {
        net: instalment.paid[name].net - before[name].net + from[name].net,
        iva: instalment.paid[name].iva - before[name].iva + from[name].iva,
      };
    }
    instalment.paid.principal -= before.principal - from.principal;
  }
}

/** Pays debts with money freed from a payment, and records that in the payment's parts. */
function payAgain(loan: LoanState, amount: number, given: readonly Parts[]): void {
  const again = spread(amount, loan.instalments.map(owed), { isPrincipalFirst: loan.isWrittenOff });
  loan.instalments.forEach((instalment, index) => {
    const parts = again.given[index] ?? noParts();
    add(instalment.paid, parts);
    add(given[index] ?? noParts(), parts);
  });
  loan.credit += again.left;
}

/** Continues the loan: due dates that were still ahead get a working day as their last day again. */
export function goOn(paper: Paper, loan: LoanState): void {
  for (const instalment of loan.instalments)
    if (instalment.lastDay >= loan.today) instalment.lastDay = lastDayFor(paper, loan, instalment.dueOn);
}

/** Tells whether the lender may decide about the debt. */
export const isLenders = ({ start, end: ended, isSold }: LoanState): boolean =>
  start !== undefined && ended === undefined && !isSold;

/** Voids the contract, so that nothing more is owed. */
export function annul(paper: Paper, loan: LoanState): void {
  for (const instalment of loan.instalments) add(instalment.waived, owed(instalment));
  loan.isOnHold = false;
  end(paper, loan, 'annulled');
}
