import { formatPlainDate } from '@lender/calculator';
import { formatPesos } from '@lender/money';
import { loanEventWords } from '../../vocabulary/loan-event.copy.es.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { paymentMethodWords } from '../../vocabulary/payment-method.copy.es.ts';
import { commandCopy } from './commands/command.copy.es.ts';
import { loanCopy } from './loan.copy.es.ts';
import type { LoanEvent } from './loan-reading.ts';

const { history: copy } = loanCopy;

/** One thing that happened to a loan, as it is drawn. */
export interface EventLine {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly amount?: string;
  /** Whether somebody took it back since. */
  readonly isUndone: boolean;
}

/** What happened to a loan, the newest first. */
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

/** What an event is about; a word that is newer than this page stands for itself. */
function aboutWords({ kind, about }: LoanEvent, events: readonly LoanEvent[]): string | undefined {
  if (about === null) return undefined;
  if (kind === 'extension') return copy.days(about.replace(/\D/g, ''));
  if (!UNDOING.includes(kind)) return WORDS[about] ?? about;
  const taken = events.find(({ id }) => id === about);
  return taken && copy.of(loanEventWords[taken.kind], formatPlainDate(taken.valueDate));
}
