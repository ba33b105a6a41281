import type { MessageState } from '@lender/contract';
import { messageMomentCopy as copy } from './message-moment.copy.es.ts';
import { formatInstant } from './moment.ts';

/** Returns the one time of a message: when it was sent, or in words another event. */
export function messageMoment({ state, at }: { readonly state: MessageState; readonly at: string }): string {
  const when = formatInstant(at);
  switch (state) {
    case 'sent':
      return when;
    case 'dead':
      return copy.givenUp(when);
    case 'withdrawn':
      return copy.withdrawn(when);
    default:
      return copy.due(when);
  }
}
