import { sumCentavos } from '@lender/money';
import { type LedgerAccount, perAccount } from '../ledger/ledger-account.ts';
import { LOAN_CHARGES } from '../ledger/loan-charges.data.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../ledger/payment-methods.data.ts';
import { PAYOUT_ACCOUNTS } from '../ledger/payout-methods.data.ts';
import { perCharge } from '../ledger/per-charge.ts';
import type { InstalmentComponents, TaxedAmount } from '../payment/instalment-components.ts';
import { receivablesOf } from '../payment/instalment-components.ts';
import type { LoanPosition } from './position.ts';

/**
 * Returns the balance that each account of the ledger should have for a loan in this position. Their sum is zero,
 * whatever happened: the books follow from the position, and there is no second truth.
 */
export function balancesOf(position: LoanPosition): Readonly<Record<LedgerAccount, number>> {
  const balances = new Map<LedgerAccount, number>();
  const add = (account: LedgerAccount, amount: number) => balances.set(account, (balances.get(account) ?? 0) + amount);
  addDebt(position, add);
  addMoney(position, add);
  addLosses(position, add);
  return perAccount((account) => balances.get(account) ?? 0);
}

type Add = (account: LedgerAccount, amount: number) => void;

/**
 * Adds what was earned, and the part of the debt that is still to be received; none of a debt that was written off or
 * sold.
 */
function addDebt({ principal, charges, books }: LoanPosition, add: Add): void {
  for (const { name, income, ivaPayable } of LOAN_CHARGES) {
    add(income, -charges[name].charged.netCentavos);
    // No IVA is owed to the treasury for what is waived.
    add(ivaPayable, charges[name].waived.ivaCentavos - charges[name].charged.ivaCentavos);
  }
  if (books.writtenOffCentavos !== undefined || books.soldCentavos !== undefined) return;
  const owed: InstalmentComponents = {
    ...perCharge(({ name }) => charges[name].outstanding),
    principalCentavos: principal.outstanding,
  };
  for (const [account, amount] of Object.entries(receivablesOf(owed))) add(account as LedgerAccount, amount);
}

/** Adds the money that came, by the account that holds it, and the money that went. */
function addMoney({ books, refundedCentavos, creditCentavos, keptCentavos }: LoanPosition, add: Add): void {
  for (const [method, amount] of Object.entries(books.receivedCentavos))
    add(PAYMENT_METHODS[method as PaymentMethod].clearingAccount, amount);
  add('bank', books.saleIncomeCentavos - refundedCentavos);
  add(PAYOUT_ACCOUNTS[books.disbursedBy], -books.disbursedCentavos);
  add('client_credit', -creditCentavos);
  add('rounding_tolerance', -keptCentavos);
  add('buyer_payable', -books.forBuyerCentavos - books.fallenSalesCentavos);
}

/** Adds what is no longer asked for: waived, tolerated, written off, or sold for less. */
function addLosses(position: LoanPosition, add: Add): void {
  const { principal, charges, books, outstandingCentavos } = position;
  for (const { name, waived } of LOAN_CHARGES) add(waived, charges[name].waived.netCentavos);
  add('waiver_expense', principal.waived);
  add(
    'rounding_tolerance',
    sumCentavos([principal.tolerated, ...LOAN_CHARGES.map(({ name }) => grossOf(charges[name].tolerated))]),
  );
  add('sale_loss', books.saleLossCentavos);
  if (books.writtenOffCentavos === undefined) return;
  add('write_off_expense', books.writtenOffCentavos);
  add('recovery_income', (books.soldCentavos ?? outstandingCentavos) - books.writtenOffCentavos);
}

const grossOf = ({ netCentavos, ivaCentavos }: TaxedAmount) => sumCentavos([netCentavos, ivaCentavos]);
