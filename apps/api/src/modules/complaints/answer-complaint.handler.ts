import { answerComplaint } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { copy, refuseUnfit } from '../messages/index.ts';
import { complaintReply, lockComplaint } from './complaint-record.ts';
import { notifyOfComplaint } from './notify-of-complaint.ts';

export const answerComplaintHandler = implement(
  answerComplaint,
  async ({ params: { id }, body: { outcome, text } }, { caller, tx, services }) => {
    const complaint = await lockComplaint(tx, id);
    if (!complaint) return refuse('not_found');
    if (complaint.answered_at !== null) return refuse('complaint_answered');
    const unfit = refuseUnfit(text, 'text', services.env);
    if (unfit) return unfit;
    const { now, today } = await services.clock.business(tx);
    await tx
      .updateTable('complaint')
      .set({ outcome, answer: text, answered_at: now, answered_on: today, answered_by: caller.userId })
      .where('id', '=', id)
      .execute();
    const { client_id: clientId, folio } = complaint;
    await notifyOfComplaint(tx, { clientId, ...copy.complaintAnswered({ folio, text }) }, services);
    return ok(await complaintReply(tx, id, services));
  },
);
