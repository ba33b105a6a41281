import { Text, Timeline } from '@lender/ui';
import type { EventLine } from './event-view.ts';
import { loanCopy } from './loan.copy.es.ts';

const { history: copy } = loanCopy;

/** Shows what happened to the loan, newest first; events that were reversed are marked. */
export function EventList({ events }: { readonly events: readonly EventLine[] }) {
  if (events.length === 0) return <Text>{copy.empty}</Text>;
  return (
    <Timeline
      rows={events.map(({ id, title, detail, amount, isUndone }) => ({
        id,
        state: isUndone ? 'ahead' : 'done',
        stateLabel: isUndone ? copy.undone : copy.happened,
        title,
        detail,
        ...(amount !== undefined && { amount }),
      }))}
    />
  );
}
