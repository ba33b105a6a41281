import { addDays } from '@lender/calculator';
import {
  getActiveLoan,
  getLoanLedger,
  getPaymentSchedule,
  getTrialBalance,
  listOwnLoans,
  type Reply,
} from '@lender/contract';
import { LOAN_CHARGES, PRINCIPAL_ACCOUNT } from '@lender/lending';
import { type Centavos, centavos, formatPesos, sumCentavos } from '@lender/money';
import { claimPaperSums } from '../asking/claim-paper-sums.ts';
import { claimPositionSums, type Position } from '../asking/claim-position-sums.ts';
import { claimQuoteSums, claimSum } from '../asking/claim-quote-sums.ts';
import type { Rule } from '../rule.ts';
import { sentences } from '../sentences.copy.es.ts';
import { claimEqual } from '../trouble.ts';
import type { Borrower } from '../world/borrower.ts';
import { livedLoan } from '../world/lived-loan.ts';
import { loanOf } from '../world/pay.ts';
import { must, type Session } from '../world/session.ts';
import type { World } from '../world/world.ts';

export const loanSums: Rule = {
  code: 'loan_sums',
  sentence: {
    en: 'Contract, statement, schedule, position and ledger of a loan add up, and say the same.',
    es: sentences.loan_sums,
  },
  reason: 'Contract, statement and books are one debt told three times: a centavo between them is owed by nobody.',
  needs: ['staff', 'checker', 'phone', 'clock'],
  check: async (world) => {
    const borrower = await livedLoan(world);
    world.trace.begin();
    claimQuoteSums(borrower.offer);
    await claimPaperSums(borrower);
    await claimPosition(borrower);
    await claimLedger(world, borrower);
    return 1;
  },
};

/** Claims that the figures that the borrower reads add up. */
async function claimPosition(borrower: Borrower): Promise<void> {
  const loan = await must(borrower, getActiveLoan, { query: {} });
  const schedule = await must(borrower, getPaymentSchedule, { query: {} });
  claimEqual('total of the loan, as signed', loan.total, borrower.offer.total, formatPesos);
  claimSum(
    'total of the loan',
    loan.total,
    schedule.map(({ total }) => total),
  );
  claimSum(
    'what was paid',
    loan.paid,
    loan.payments.map(({ amount }) => amount),
  );
  claimEqual('what settles the loan today', loan.payoffToday, loan.position.outstanding, formatPesos);
  claimPositionSums(loan.position);
  const listed = (await must(borrower, listOwnLoans)).find(({ id }) => id === loan.id);
  claimEqual(
    'what is owed, in the list of loans',
    listed?.outstanding ?? null,
    loan.position.outstanding,
    pesosOrNothing,
  );
  claimEqual('principal in the list of loans', listed?.principal ?? null, loan.principal, pesosOrNothing);
  const { nextDue, daysLate } = loan.position;
  // For a late borrower the invoice asks for the late amount; the position of the day says the same.
  if (daysLate === 0 && nextDue)
    claimEqual(
      'what the invoice asks for, beside what is due next',
      loan.repaymentInvoice.amount,
      nextDue.amount,
      formatPesos,
    );
}

const pesosOrNothing = (amount: Centavos | null): string => (amount === null ? 'nothing' : formatPesos(amount));

type Ledger = Reply<typeof getLoanLedger>;

/** Claims that the lender's books agree for the last day that is over: what a day earns is booked when it ends. */
async function claimLedger(world: World, { loanId: id }: Borrower): Promise<void> {
  const staff = await world.staff();
  const today = (await loanOf(world, id)).position.date;
  const asOf = addDays(today, -1);
  const { position } = await loanOf(world, id, asOf);
  const ledger = await must(staff, getLoanLedger, { params: { id }, query: { asOf } });
  for (const { kind, businessDate, postings } of ledger.entries) {
    const sum = sumCentavos(postings.map(({ amount }) => amount));
    claimEqual(`postings of the entry ${kind} of ${businessDate} together`, sum, centavos(0), formatPesos);
  }
  for (const { account, amount } of ledger.balances)
    claimEqual(`balance of ${account} at the end of ${asOf}`, amount, postedTo(ledger, account), formatPesos);
  for (const [account, owed] of receivableOf(position))
    claimEqual(
      `posted to ${account} by the end of ${asOf}, beside what is owed of it`,
      postedTo(ledger, account),
      owed,
      formatPesos,
    );
  await claimTrialBalance(staff);
}

async function claimTrialBalance(staff: Session): Promise<void> {
  const { debits, credits, balances } = await must(staff, getTrialBalance, { query: {} });
  claimEqual('debits of the trial balance, beside its credits', debits, credits, formatPesos);
  const all = sumCentavos(balances.map(({ amount }) => amount));
  claimEqual('balances of the trial balance together', all, centavos(0), formatPesos);
}

/** Returns the amount owed of each component, by the account on which it is booked. */
const receivableOf = (position: Position): readonly (readonly [account: string, owed: Centavos])[] => [
  [PRINCIPAL_ACCOUNT, position.principal.outstanding],
  ...LOAN_CHARGES.flatMap(({ name, receivable, ivaReceivable }) => {
    const { amount_without_vat, vat } = position[name].outstanding;
    return [[receivable, amount_without_vat] as const, [ivaReceivable, vat] as const];
  }),
];

const postedTo = ({ entries }: Ledger, wanted: string): Centavos =>
  sumCentavos(
    entries.flatMap(({ postings }) => postings.filter(({ account }) => account === wanted).map(({ amount }) => amount)),
  );
