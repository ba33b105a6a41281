import { formatPlainDate, type PlainDate } from '@lender/calculator';
import type { getReconciliation, Reply } from '@lender/contract';
import { screenPath } from '../../screens.ts';
import { clearingAccountWords } from '../../vocabulary/clearing-account.copy.es.ts';
import { paymentMethodLabel } from '../../vocabulary/payment-method-label.ts';
import { percent } from '../../vocabulary/percent.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { taskKindWords } from '../../vocabulary/task-kind.copy.es.ts';
import { reconciliationCopy as copy } from './reconciliation.copy.es.ts';

/** Providers, bank and expected payments, as the page shows them. */
export interface ReconciliationView {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly sentence: string;
  readonly accounts: readonly AccountRow[];
  readonly settlements: readonly SettlementRow[];
  readonly expected: readonly ExpectedRow[];
  readonly exceptions: readonly ExceptionRow[];
}

export interface AccountRow {
  readonly account: string;
  readonly opening: string;
  readonly reported: string;
  readonly settled: string;
  readonly closing: string;
  /** Day since which the account is uneven; absent where it is even. */
  readonly since?: string;
}

export interface SettlementRow {
  readonly id: string;
  readonly date: string;
  readonly account: string;
  readonly reference: string;
  readonly net: string;
  readonly fee: string;
}

export interface ExpectedRow {
  readonly method: string;
  readonly references: string;
  readonly amount: string;
}

export interface ExceptionRow {
  readonly words: string;
  readonly tasks: string;
  readonly amount: string;
  readonly href: string;
}

/** Returns how the books agree with the providers and the bank, in words. */
export const reconciliationView = (found: Reply<typeof getReconciliation>): ReconciliationView => ({
  from: found.from,
  to: found.to,
  sentence: sentenceOf(found.payments),
  accounts: found.accounts.map(({ account, opening, told: shown, settled, closing, unevenSince }) => ({
    account: clearingAccountWords[account],
    opening: formatPesos(opening),
    reported: formatPesos(shown),
    settled: formatPesos(settled),
    closing: formatPesos(closing),
    ...(unevenSince && { since: formatPlainDate(unevenSince) }),
  })),
  settlements: found.settlements.map(({ date, account, reference, net, fee }) => ({
    id: `${account}:${reference}`,
    date: formatPlainDate(date),
    account: clearingAccountWords[account],
    reference,
    net: formatPesos(net),
    fee: formatPesos(fee),
  })),
  expected: found.expected.map(({ method, references, amount }) => ({
    method: paymentMethodLabel(method),
    references: String(references),
    amount: formatPesos(amount),
  })),
  exceptions: found.exceptions.map(({ kind, tasks, amount }) => ({
    words: taskKindWords[kind],
    tasks: String(tasks),
    amount: formatPesos(amount),
    href: `${screenPath('tasks', {})}?${new URLSearchParams({ tipo: kind })}`,
  })),
});

const sentenceOf = ({ alone, told: shown }: Reply<typeof getReconciliation>['payments']): string =>
  copy.alone(alone, shown, percent(alone, shown));
