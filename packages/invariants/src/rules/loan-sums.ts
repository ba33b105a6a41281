import { addDays } from '@lender/calculator';
import { getActiveLoan, getLoanLedger, getPaymentSchedule, getTrialBalance, type Reply } from '@lender/contract';
import { RECEIVABLE_ACCOUNTS } from '@lender/lending';
import { type Centavos, centavos, formatPesos, sumCentavos } from '@lender/money';
import { claimPaperSums } from '../asking/claim-paper-sums.ts';
import { claimPositionSums } from '../asking/claim-position-sums.ts';
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

/** What the borrower reads. */
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
}

type Ledger = Reply<typeof getLoanLedger>;

/** What the lender's books say of the last day that is over: what a day earns is booked when it ends. */
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
  const receivable = RECEIVABLE_ACCOUNTS.map((account) => postedTo(ledger, account));
  claimSum(`what is owed at the end of ${asOf}, beside the accounts of the ledger,`, position.outstanding, receivable);
  await claimTrialBalance(staff);
}

async function claimTrialBalance(staff: Session): Promise<void> {
  const { debits, credits, balances } = await must(staff, getTrialBalance, { query: {} });
  claimEqual('debits of the trial balance, beside its credits', debits, credits, formatPesos);
  const all = sumCentavos(balances.map(({ amount }) => amount));
  claimEqual('balances of the trial balance together', all, centavos(0), formatPesos);
}

const postedTo = ({ entries }: Ledger, wanted: string): Centavos =>
  sumCentavos(
    entries.flatMap(({ postings }) => postings.filter(({ account }) => account === wanted).map(({ amount }) => amount)),
  );
