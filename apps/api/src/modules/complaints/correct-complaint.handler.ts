import { correctComplaint } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { copy, refuseUnfit } from '../messages/index.ts';
import { complaintReply, lockComplaint } from './complaint-record.ts';
import { notifyOfComplaint } from './notify-of-complaint.ts';

export const correctComplaintHandler = implement(
  correctComplaint,
  async ({ params: { id }, body: { outcome, text } }, { caller, tx, services }) => {
    const complaint = await lockComplaint(tx, id);
    if (!complaint) return refuse('not_found');
    if (complaint.answered_at === null) return refuse('complaint_open');
    const unfit = refuseUnfit(text, 'text', services.env);
    if (unfit) return unfit;
    const { now: corrected_at } = await services.clock.business(tx);
    await tx
      .insertInto('complaint_correction')
      .values({ id: services.newId(), complaint_id: id, outcome, text, corrected_at, corrected_by: caller.userId })
      .execute();
    const { client_id: clientId, folio } = complaint;
    await notifyOfComplaint(tx, { clientId, ...copy.complaintCorrected({ folio, text }) }, services);
    return ok(await complaintReply(tx, id, services));
  },
);
