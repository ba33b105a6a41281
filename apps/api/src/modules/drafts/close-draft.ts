import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import type { ClosedDraft, DraftDefinition } from './draft-definition.ts';

/** Closes a locked draft: its content was stored as a version, or it was given up. */
export async function closeDraft<Content>(
  tx: Tx,
  of: Pick<DraftDefinition<Content, unknown>, 'onClosed'>,
  closed: ClosedDraft,
  services: Pick<Services, 'clock'>,
): Promise<void> {
  const { now } = await services.clock.business(tx);
  const { draftId, because: state } = closed;
  await tx.updateTable('draft').set({ state, changed_at: now }).where('id', '=', draftId).execute();
  await of.onClosed?.(tx, closed, services);
}
