import type { getLoanEvents, Reply } from '@lender/contract';
import type { LoanEvent } from '@lender/lending';

type EventReply = Reply<typeof getLoanEvents>[number];

/** Maps one event of a loan to what staff see. */
export const toEventReply = (event: LoanEvent): EventReply => ({
  id: event.id,
  kind: event.kind,
  valueDate: event.valueDate,
  at: event.at,
  amount: amountOf(event),
  about: aboutOf(event),
});

function amountOf(event: LoanEvent): EventReply['amount'] {
  if ('amountCentavos' in event) return event.amountCentavos;
  return 'priceCentavos' in event ? event.priceCentavos : null;
}

function aboutOf(event: LoanEvent): string | null {
  switch (event.kind) {
    case 'payment':
      return event.method;
    case 'reversal':
    case 'correction':
      return event.of;
    case 'extension':
      return `${event.type} ${event.days}`;
    case 'waiver':
      return event.component;
    case 'hold':
      return event.reason;
    case 'sale':
      return event.buyer;
    default:
      return null;
  }
}
