import type { PlainDate } from '@lender/calculator';
import { getActiveLoan, getLoanStatement, getPaymentSchedule } from '@lender/contract';
import type { ServicedLoan } from '../../../src/modules/loans/index.ts';
import { clientToken } from '../../lend/client-token.ts';
import type { Lender } from '../../lend/lender.ts';
import { extensionPrice } from '../independent-replay/extension-price.ts';
import { type Figures, figuresOn } from '../independent-replay/figures.ts';
import { type BrokenPromise, kept } from './broken-promise.ts';
import { differences } from './differences.ts';
import { readStatement } from './statement-text.ts';

interface Shown {
  readonly server: Lender;
  readonly today: PlainDate;
  /** Whether its statement is drawn too. */
  readonly withStatement: boolean;
}

/** Every figure that the borrower of a loan is shown today is what the independent replay says. */
export async function checkShown(
  loan: ServicedLoan,
  { server, today, withStatement }: Shown,
): Promise<BrokenPromise[]> {
  const { record } = loan;
  const as = { token: await clientToken(record.client_id, server) };
  const figures = figuresOn(loan.terms, loan.events, today);
  const broken: BrokenPromise[] = [];
  const expectSame = (promise: string, told: Figures, replayed: Figures) => {
    const found = differences(told, replayed);
    broken.push(...kept(promise, found.length === 0, { found, events: loan.events }));
  };
  const page = await server.call(getActiveLoan, { query: { loanId: record.id } }, as);
  if (page.code === undefined) {
    expectSame('the page of a loan says what the replay says', ...pageFigures(page.data, figures));
    for (const { told, replayed } of extensionFigures(page.data.rollovers, loan))
      expectSame('an extension is offered at the price of the replay', told, replayed);
  }
  const schedule = await server.call(getPaymentSchedule, { query: { loanId: record.id } }, as);
  if (schedule.code === undefined)
    expectSame('the schedule says what the replay says', ...scheduleFigures(schedule.data, { loan, today }));
  if (withStatement) {
    const drawn = await server.call(getLoanStatement, { params: { id: record.id }, query: {} }, as);
    if (drawn.code === undefined)
      expectSame(
        'the statement says what the replay says',
        ...statementFigures(await readStatement(drawn.data), figures),
      );
  }
  return broken.map((one) => ({ ...one, loanId: record.id }));
}

type Page = Awaited<ReturnType<typeof pageOf>>['data'];
const pageOf = (server: Lender, token: string) => server.call(getActiveLoan, { query: {} }, { token });
type Row = Awaited<ReturnType<typeof scheduleOf>>['data'][number];
const scheduleOf = (server: Lender, token: string) => server.call(getPaymentSchedule, { query: {} }, { token });

const CHARGES = ['lateCharge', 'fees', 'interest'] as const;
const PARTS = ['charged', 'paid', 'waived', 'outstanding', 'due', 'overdue'] as const;

const grossOf = (figures: Figures, name: string, charge: string): number =>
  Number(figures[`${name} ${charge}`]) + Number(figures[`${name} IVA of ${charge}`]);

const sumOf = (figures: Figures, name: string): number =>
  CHARGES.reduce((sum, charge) => sum + grossOf(figures, name, charge), Number(figures[`${name} principal`]));

function pageFigures({ payoffToday, position, repaymentInvoice }: Page, figures: Figures): [Figures, Figures] {
  const parts = (of: (charge: (typeof CHARGES)[number], part: (typeof PARTS)[number]) => number) =>
    Object.fromEntries(CHARGES.flatMap((charge) => PARTS.map((part) => [`${charge} ${part}`, of(charge, part)])));
  return [
    {
      ...{ payoffToday, due: position.due, overdue: position.overdue, credit: position.credit },
      ...{ daysLate: position.daysLate, nextDue: position.nextDue?.date, asked: repaymentInvoice.amount },
      ...parts((charge, part) => position[charge][part].amount),
    },
    {
      ...{ payoffToday: sumOf(figures, 'outstanding'), due: sumOf(figures, 'due'), overdue: sumOf(figures, 'overdue') },
      ...{ credit: figures.credit, daysLate: figures.daysLate },
      ...{ nextDue: figures.nextDueOn, asked: figures.nextDueAmount ?? 0 },
      ...parts((charge, part) => grossOf(figures, part, charge)),
    },
  ];
}

/** Of each extension that can be had: what it is offered for, and what it costs by the replay on its last day. */
function extensionFigures(rollovers: Page['rollovers'], { terms, events }: ServicedLoan) {
  return rollovers
    .filter(({ status }) => status === 'inactive')
    .flatMap(({ type, days, invoices }) => {
      const invoice = invoices.at(-1);
      const tariff = terms.policy.extensions.tariffs.find((one) => one.kind === type && one.days === days);
      if (!invoice || !tariff || invoice.status !== 'draft') return [];
      const on = { date: invoice.payableUntil, rate: tariff.commissionRate };
      const name = `${type} ${days} ${on.date}`;
      return [{ told: { [name]: invoice.amount }, replayed: { [name]: extensionPrice(terms, events, on) } }];
    });
}

function scheduleFigures(
  rows: readonly Row[],
  { loan: { terms, events }, today }: { readonly loan: ServicedLoan; readonly today: PlainDate },
): [Figures, Figures] {
  const now = figuresOn(terms, events, today);
  const lastDue = String(now[`instalment ${terms.dueDates.length} due`]);
  const then = lastDue > today ? figuresOn(terms, events, lastDue) : now;
  const replayed = terms.dueDates.map((_, index) => {
    const name = `instalment ${index + 1}`;
    const outstanding = sumOf(then, `${name} outstanding`);
    const lastDay = String(then[`${name} last day`]);
    return {
      lastDay,
      charged: sumOf(then, `${name} charged`),
      outstanding,
      status: statusOf({ outstanding, lastDay, today }),
    };
  });
  const told = rows.map(({ dueDate, charged, outstanding, status }) => ({
    lastDay: dueDate,
    charged,
    outstanding,
    status,
  }));
  return [named(told), named(replayed)];
}

function statusOf({ outstanding, lastDay, today }: { outstanding: number; lastDay: string; today: string }): string {
  if (outstanding === 0) return 'paid';
  if (lastDay < today) return 'overdue';
  return lastDay === today ? 'due' : 'upcoming';
}

const named = (rows: readonly Figures[]): Figures =>
  Object.assign({}, ...rows.map((row, index) => prefixed(`instalment ${index + 1}`, row)));

const prefixed = (prefix: string, row: Figures): Figures =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [`${prefix} ${name}`, value]));

const STATED_PARTS = { interest: 'intereses', fees: 'comisiones', lateCharge: 'moratorios' } as const;

/** Since the payout: everything that was charged, paid and forgiven, part by part, and the balance that it leaves. */
function statementFigures(
  { movements, total, closing }: Awaited<ReturnType<typeof readStatement>>,
  figures: Figures,
): [Figures, Figures] {
  const outstanding = sumOf(figures, 'outstanding');
  const replayed = {
    ...stated('Cargos', 1, (part) => partOf(figures, 'charged', part)),
    ...stated('Pagos aplicados', -1, (part) => partOf(figures, 'paid', part)),
    ...stated('Condonado', -1, (part) => partOf(figures, 'waived', part) + partOf(figures, 'tolerated', part)),
  };
  return [
    { ...Object.fromEntries(Object.keys(replayed).map((name) => [name, movements[name] ?? 0])), total, closing },
    { ...replayed, total: outstanding, closing: outstanding },
  ];
}

const partOf = (figures: Figures, name: string, part: string): number =>
  part === 'principal' ? Number(figures[`${name} principal`]) : grossOf(figures, name, part);

const stated = (kind: string, sign: 1 | -1, of: (part: string) => number): Figures => ({
  [`${kind} capital`]: sign * of('principal') || 0,
  ...Object.fromEntries(Object.entries(STATED_PARTS).map(([part, word]) => [`${kind} ${word}`, sign * of(part) || 0])),
});
