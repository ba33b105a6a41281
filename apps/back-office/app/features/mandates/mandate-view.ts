import { formatPlainDate } from '@lender/calculator';
import type { listMandates, Reply } from '@lender/contract';
import { screenPath } from '../../screens.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { mandateStatusWords } from '../../vocabulary/status/mandate-status.copy.es.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import type { MandateIntent } from './mandate-intent.ts';
import { mandatesCopy as copy } from './mandates.copy.es.ts';

export interface DebitView {
  readonly words: string;
  readonly status: StatusWord;
  /** Reason of a failure, or last day for an objection. */
  readonly note: string;
}

/** Direct debit mandate, as the page shows it. */
export interface MandateView {
  readonly id: string;
  readonly since: string;
  /** Name of the client who gave it. */
  readonly client: string;
  readonly account: string;
  readonly status: StatusWord;
  readonly cause: string;
  readonly maximum: string;
  readonly endsOn: string;
  readonly next: DebitView | null;
  readonly last: DebitView | null;
  readonly clientHref: string;
  readonly loanHref?: string;
  /** Reference of that loan. */
  readonly loan?: string;
  /** Actions possible on the mandate, each with its effect. */
  readonly actions: readonly { readonly intent: MandateIntent; readonly effect: string }[];
}

type Row = Reply<typeof listMandates>[number];
type Debit = NonNullable<Row['lastDebit'] | Row['nextDebit']>;

export function mandateView(row: Row): MandateView {
  const { nextDebit, lastDebit } = row;
  const debit = nextDebit ?? lastDebit;
  return {
    id: row.id,
    since: formatInstant(row.since),
    client: row.clientName,
    account: copy.account(row.bank, row.lastFour),
    status: { label: mandateStatusWords[row.status], tone: copy.statusTones[row.status] },
    cause: causeWords(row.cause),
    maximum: copy.upTo(formatPesos(row.maximum)),
    endsOn: copy.until(formatPlainDate(row.endsOn)),
    next: nextDebit && { ...debitWords(nextDebit), note: '' },
    last: lastDebit && { ...debitWords(lastDebit), note: noteOf(lastDebit) },
    clientHref: screenPath('client', { id: row.clientId }),
    ...(debit && { loanHref: screenPath('loan', { id: debit.loanId }), loan: debit.loanReference }),
    actions: intentsOf(row),
  };
}

const amountAndDay = ({ amount, chargeOn }: Debit): string =>
  copy.debitOf(formatPesos(amount), formatPlainDate(chargeOn));

const debitWords = (debit: Debit) => ({ words: amountAndDay(debit), status: copy.debitStatuses[debit.status] });

const causeWords = (cause: string | null): string => (cause === null ? '' : (copy.causes[cause] ?? cause));

const noteOf = ({ cause, objectableUntil }: NonNullable<Row['lastDebit']>): string =>
  objectableUntil === null ? causeWords(cause) : copy.objectable(formatPlainDate(objectableUntil));

function intentsOf(row: Row): MandateView['actions'] {
  const { status, nextDebit } = row;
  const { effects } = copy;
  const movable = nextDebit?.movable;
  const end = { intent: 'end', effect: effectOf(effects.end, nextDebit) } as const;
  if (status === 'paused') return [{ intent: 'resume', effect: effects.resume }, end];
  if (status === 'requested') return [end];
  if (status !== 'active') return [];
  const pause = { intent: 'pause', effect: effectOf(effects.pause, nextDebit) } as const;
  if (!movable) return [pause, end];
  const [from, to] = [formatPlainDate(movable.from), formatPlainDate(movable.to)];
  return [{ intent: 'reschedule', effect: effects.reschedule(amountAndDay(nextDebit), from, to) }, pause, end];
}

type Effects = (typeof copy.effects)['pause' | 'end'];

function effectOf({ announced, sent, none }: Effects, debit: Row['nextDebit']): string {
  if (!debit) return none;
  return debit.status === 'announced' ? announced(amountAndDay(debit)) : sent(amountAndDay(debit));
}
