import { formatPlainDate } from '@lender/calculator';
import { getLoanReports, type LoanReportKind, reportLoan } from '@lender/contract';
import { isRolloverAvailable } from '@lender/lending';
import { formatPesos } from '@lender/money';
import type { Call } from '@lender/sdk';
import { defineForm, type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showPage, showRefusal } from '@lender/web/outcome';
import { dayWithWeekday } from '../../../price/day-with-weekday.ts';
import { type LOAN_PATHS, loanPath } from '../../../vocabulary/loan-paths.ts';
import { readLoan } from '../asked-loan.server.ts';
import { HARDSHIP_FIELDS, type HardshipField, type OpenReport } from './report.ts';

export const hardshipForm = defineForm({
  endpoint: reportLoan,
  fields: HARDSHIP_FIELDS,
  bodyOf: ({ cause }) => ({ kind: 'hardship', cause }),
});

export const notMineForm = defineForm({
  endpoint: reportLoan,
  fields: [],
  bodyOf: () => ({ kind: 'not_mine' }),
});

/** Reads the report about the loan that waits for a person, and the terms for giving the money back. */
export async function readReport(call: Call, url: string, kind: LoanReportKind) {
  const loan = await readLoan(call, url);
  if (!loan) return leadTo('/profile/no-loan');
  const reports = await call(getLoanReports, { query: { loanId: loan.id } });
  const open = reports.ok ? reports.data.find((report) => report.isOpen && report.kind === kind) : undefined;
  const { state, amount, until } = loan.withdrawal;
  return showPage({
    loanId: loan.id,
    mayExtend: loan.rollovers.some(isRolloverAvailable),
    open: open ? ({ day: formatPlainDate(open.reportedOn) } satisfies OpenReport) : null,
    giveBack:
      state === 'closed' || amount === null || until === null
        ? null
        : { amount: formatPesos(amount), day: dayWithWeekday(until) },
    formKey: crypto.randomUUID(),
  });
}

const REPORTS = {
  hardship: { form: hardshipForm, page: 'hardship' },
  not_mine: { form: notMineForm, page: 'notMine' },
} as const satisfies Record<LoanReportKind, { readonly form: unknown; readonly page: keyof typeof LOAN_PATHS }>;

/** Sends the report, and leads to the page that confirms it. */
export async function report(
  kind: LoanReportKind,
  call: Call,
  { url, form }: { readonly url: string; readonly form: FormData },
): Promise<Outcome<FormProblem<HardshipField>>> {
  const loan = await readLoan(call, url);
  if (!loan) return leadTo('/profile/no-loan');
  const { page } = REPORTS[kind];
  const parts = { query: { loanId: loan.id } };
  const saved =
    kind === 'hardship'
      ? await submitForm(hardshipForm, form, call, parts)
      : await submitForm(notMineForm, form, call, parts);
  return saved.ok ? leadTo(loanPath(page, loan.id)) : showRefusal(saved.problem);
}
