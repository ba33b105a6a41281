import { formatPlainDate } from '@lender/calculator';
import { loanEventWords } from '../../vocabulary/loan-event.copy.es.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { paymentMethodWords } from '../../vocabulary/payment-method.copy.es.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { commandCopy } from './commands/command.copy.es.ts';
import { loanCopy } from './loan.copy.es.ts';
import type { LoanEvent } from './loan-reading.ts';

const { history: copy } = loanCopy;

/** Event of a loan, as the page shows it. */
export interface EventLine {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly amount?: string;
  /** True when the event was reversed since. */
  readonly isUndone: boolean;
}

/** Returns the events of a loan, newest first. */
export const eventLines = (events: readonly LoanEvent[]): readonly EventLine[] =>
  events
    .map((event) => ({
      id: event.id,
      title: loanEventWords[event.kind],
      detail: [aboutWords(event, events), copy.counts(formatPlainDate(event.valueDate)), formatInstant(event.at)]
        .filter(Boolean)
        .join(' · '),
      ...(event.amount !== null && { amount: formatPesos(event.amount) }),
      isUndone: events.some(({ kind, about }) => UNDOING.includes(kind) && about === event.id),
    }))
    .toReversed();

const UNDOING: readonly LoanEvent['kind'][] = ['reversal', 'correction'];

const WORDS: Readonly<Record<string, string>> = {
  ...paymentMethodWords,
  ...commandCopy.holdReasons,
  ...commandCopy.components,
};

/** Returns in words what an event is about; a word that is newer than this page is shown as it is. */
function aboutWords({ kind, about }: LoanEvent, events: readonly LoanEvent[]): string | undefined {
  if (about === null) return undefined;
  if (kind === 'extension') return copy.days(about.replace(/\D/g, ''));
  if (!UNDOING.includes(kind)) return WORDS[about] ?? about;
  const taken = events.find(({ id }) => id === about);
  return taken && copy.of(loanEventWords[taken.kind], formatPlainDate(taken.valueDate));
}
