import type { compareExtending, getActiveLoan, Reply } from '@lender/contract';
import { extensionPrice } from '../../independent-replay/extension-price.ts';
import { figuresOn } from '../../independent-replay/figures.ts';
import type { Happening } from '../../independent-replay/paper.ts';
import type { OnDay } from './schedule-figures.ts';
import { type Compared, sumOf } from './sums.ts';

type Rollovers = Reply<typeof getActiveLoan>['rollovers'];

/** Compares the invoice of each available extension with its cost on the last day of the invoice. */
export const invoiceFigures = (rollovers: Rollovers, { terms, events }: Omit<OnDay, 'today'>): Compared[] =>
  rollovers.flatMap(({ type, days, status, amount, invoices }) => {
    const [invoice, tariff] = [invoices.at(-1), tariffOf({ terms }, { type, days })];
    if (status !== 'inactive' || !tariff || invoice?.status !== 'draft') return [];
    const { interest, fees, lateCharge, commission } = invoice;
    const parts = [interest, fees, lateCharge, commission].reduce((sum, part) => sum + part.amount, 0);
    const price = extensionPrice(terms, events, { date: invoice.payableUntil, rate: tariff.commissionRate });
    return [
      {
        shown: { days, invoice: invoice.amount, parts, amount },
        replayed: { days, invoice: price, parts: price, amount: price },
      },
    ];
  });

const tariffOf = ({ terms }: Pick<OnDay, 'terms'>, { type, days }: { readonly type: string; readonly days: number }) =>
  terms.policy.extensions.tariffs.find((one) => one.kind === type && one.days === days);

/**
 * Compares the cost of extending now, alone and with a part of the principal, and the amount that then settles the
 * loan.
 */
export const comparedWays = (ways: Reply<typeof compareExtending>, rollovers: Rollovers, on: OnDay): Compared[] =>
  ways.flatMap(({ kind, now, toPrincipal, later, total }) => {
    const offered = rollovers.find(({ days, status }) => days === later?.days && status === 'inactive');
    const tariff = offered && tariffOf(on, offered);
    if (!later || !tariff) return [];
    const price = extensionPrice(on.terms, on.events, { date: on.today, rate: tariff.commissionRate });
    const { dueDate, owed } = extendedBy(on, { amount: price + toPrincipal, ...tariff });
    return [
      {
        shown: { kind, now, dueDate: later.dueDate, later: later.amount, total },
        replayed: { kind, now: price + toPrincipal, dueDate, later: owed, total: price + toPrincipal + owed },
      },
    ];
  });

interface Bought {
  readonly amount: number;
  readonly days: number;
  readonly commissionRate: string;
}

/**
 * Buys an extension today. @returns the last day in time for the next payment, and the amount that then settles the
 * loan
 */
function extendedBy({ terms, events, today }: OnDay, { amount, days, commissionRate }: Bought) {
  const base = { valueDate: today, at: `${today}T23:59:59.999Z` };
  const bought: Happening[] = [
    ...events,
    { ...base, id: 'price', kind: 'payment', amountCentavos: amount },
    { ...base, id: 'bought', kind: 'extension', payment: 'price', days, commissionRate },
  ];
  const now = figuresOn(terms, bought, today);
  const next = terms.dueDates.findIndex((_, index) => Number(now[`instalment ${index + 1} outstanding principal`]) > 0);
  const due = String(now[`instalment ${next + 1} due`]);
  return { dueDate: now[`instalment ${next + 1} last day`], owed: sumOf(figuresOn(terms, bought, due), 'outstanding') };
}
