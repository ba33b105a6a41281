import { extendComplaint } from '@lender/contract';
import { extendedDeadline } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { copy, refuseUnfit } from '../messages/index.ts';
import { complaintReply, lockComplaint } from './complaint-record.ts';
import { notifyOfComplaint } from './notify-of-complaint.ts';

export const extendComplaintHandler = implement(
  extendComplaint,
  async ({ params: { id }, body: { reason } }, { caller, tx, services }) => {
    const complaint = await lockComplaint(tx, id);
    if (!complaint) return refuse('not_found');
    if (complaint.answered_at !== null) return refuse('complaint_answered');
    const { kind, due_on, extended_at, folio, client_id: clientId } = complaint;
    const dueOn = extendedDeadline({ kind, dueOn: due_on, isExtended: extended_at !== null });
    if (dueOn === undefined) return refuse('complaint_not_extendable');
    const unfit = refuseUnfit(reason, 'reason', services.env);
    if (unfit) return unfit;
    const { now } = await services.clock.business(tx);
    await tx
      .updateTable('complaint')
      .set({ due_on: dueOn, extended_at: now, extended_by: caller.userId, extension_reason: reason })
      .where('id', '=', id)
      .execute();
    await notifyOfComplaint(tx, { clientId, ...copy.complaintExtended({ folio, dueOn, reason }) }, services);
    return ok(await complaintReply(tx, id, services));
  },
);
