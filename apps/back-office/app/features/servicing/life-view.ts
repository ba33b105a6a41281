import { addDays, daysBetween, formatPlainDate, type PlainDate } from '@lender/calculator';
import { type LoanEventKind, RECEIVABLE_ACCOUNTS } from '@lender/lending';
import { centavos, sumCentavos } from '@lender/money';
import type { ChartTone, Drawing } from '../../vocabulary/chart/drawing.ts';
import { type Dot, lineChart } from '../../vocabulary/chart/line-chart.ts';
import { loanEventWords } from '../../vocabulary/loan-event.copy.es.ts';
import { formatPesos, formatWholePesos } from '../../vocabulary/pesos.ts';
import type { LoanLedger } from './ledger-view.ts';
import { loanCopy } from './loan.copy.es.ts';
import type { Loan, LoanEvent } from './loan-reading.ts';

const { life: copy } = loanCopy;

/** Kinds of event that get a dot on the line, and its colour. */
const DOTS: Partial<Readonly<Record<LoanEventKind, ChartTone>>> = {
  disbursed: 'primary',
  payment: 'ok',
  reversal: 'danger',
  extension: 'focus',
  waiver: 'accent',
  hold: 'soft',
  hold_end: 'soft',
  write_off: 'danger',
  sale: 'danger',
};

interface Life {
  readonly loan: Pick<Loan, 'position' | 'schedule'>;
  readonly events: readonly LoanEvent[];
  readonly ledger: Pick<LoanLedger, 'entries'>;
}

/**
 * Draws a loan's life as a line of the amount owed, with its events; null before the payout. The days before today are
 * taken from the ledger. Today is taken from the position, since the ledger is booked at night.
 */
export function lifeView({
  loan: { position, schedule },
  events,
  ledger: { entries },
}: Life): { readonly sentence: string; readonly drawing: Drawing } | null {
  const balances = balancesOf(entries);
  const first = balances[0];
  if (!first) return null;
  const placeOf = (date: PlainDate) => daysBetween(first.date, date);
  const { date: today, daysLate, outstanding } = position;
  const owedOn = (date: PlainDate) =>
    date === today ? outstanding : (balances.findLast((each) => each.date <= date)?.owed ?? 0);
  const newest = balances.at(-1)?.date ?? today;
  const lastDay = [today, newest].toSorted().at(-1) ?? today;
  const dots = events.flatMap(({ kind, valueDate }): Dot[] => {
    const tone = DOTS[kind];
    if (!tone || valueDate < first.date) return [];
    const title = copy.dot(loanEventWords[kind], formatPlainDate(valueDate));
    return [{ x: placeOf(valueDate), y: owedOn(valueDate), tone, title }];
  });
  const shown = [...new Set(events.map(({ kind }) => kind))].flatMap((kind) => {
    const tone = DOTS[kind];
    return tone ? [{ tone, label: loanEventWords[kind] }] : [];
  });
  const points = balances.map(({ date, owed }) => [placeOf(date), owed] as const);
  return {
    sentence: copy.sentence(formatPesos(outstanding), daysLate),
    drawing: lineChart({
      lines: [
        { label: copy.owed, tone: 'ink', isStep: true, points: [...points, [placeOf(lastDay), owedOn(lastDay)]] },
      ],
      dots,
      bands: daysLate > 0 ? [{ from: placeOf(addDays(today, -daysLate)), to: placeOf(today), tone: 'pale' }] : [],
      legend: [...shown, ...(daysLate > 0 ? [{ tone: 'pale' as const, label: copy.late }] : [])],
      ticks: [first.date, ...schedule.map(({ dueDate }) => dueDate)]
        .filter((date, place, all) => date >= first.date && all.indexOf(date) === place)
        .map((date) => ({ x: placeOf(date), label: formatPlainDate(date) })),
      formatY: (value) => formatWholePesos(centavos(Math.round(value))),
    }),
  };
}

/** Returns the amount owed in the books at the end of each day that changed it. */
function balancesOf(entries: LoanLedger['entries']): readonly { readonly date: PlainDate; readonly owed: number }[] {
  const owing = new Set<string>(RECEIVABLE_ACCOUNTS);
  const moves = new Map<PlainDate, number>();
  for (const { businessDate, postings } of entries) {
    const moved = sumCentavos(postings.filter(({ account }) => owing.has(account)).map(({ amount }) => amount));
    moves.set(businessDate, (moves.get(businessDate) ?? 0) + moved);
  }
  let owed = 0;
  return [...moves.keys()].toSorted().map((date) => {
    owed += moves.get(date) ?? 0;
    return { date, owed };
  });
}
