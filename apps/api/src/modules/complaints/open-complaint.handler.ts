import { openComplaint, type Send } from '@lender/contract';
import { complaintDeadline } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { publicReference } from '../../kernel/crypto/public-reference.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findAccount } from '../clients/index.ts';
import { findLoanRecord } from '../loans/index.ts';
import { copy } from '../messages/index.ts';
import { calendarInForce } from '../pricing/index.ts';
import { publishEvent } from '../webhooks/index.ts';
import { complaintReply } from './complaint-record.ts';
import { notifyOfComplaint } from './notify-of-complaint.ts';

export const openComplaintHandler = implement(openComplaint, async ({ body }, { caller, tx, services }) => {
  const about = await findAbout(tx, body);
  if (!about) return refuse('not_found');
  const { now, today } = await services.clock.business(tx);
  const calendar = await calendarInForce(tx, null, now);
  const [id, dueOn] = [services.newId(), complaintDeadline(body.kind, today, calendar)];
  const folio = `UNE-${today.slice(0, 4)}-${publicReference(services.randomInt)}`;
  await tx
    .insertInto('complaint')
    .values({
      ...{ id, folio, kind: body.kind, channel: body.channel, person_name: body.personName, text: body.text },
      ...about,
      ...{ opened_at: now, opened_on: today, opened_by: caller.userId, due_on: dueOn },
    })
    .execute();
  const { client_id: clientId } = about;
  await notifyOfComplaint(tx, { clientId, ...copy.complaintOpened({ folio, dueOn }) }, services);
  const { kind, channel } = body;
  const reported = { complaintId: id, folio, kind, channel, loanId: about.loan_id, openedOn: today, dueOn };
  await publishEvent(tx, { type: 'complaint.opened', data: reported }, services);
  return ok(await complaintReply(tx, id, services));
});

interface About {
  readonly client_id: string | null;
  readonly application_id: string | null;
  readonly loan_id: string | null;
}

/** Reads the client of the subject of a complaint; undefined when that subject does not exist. */
async function findAbout(
  tx: Tx,
  { clientId, applicationId, loanId }: Send<typeof openComplaint>['body'],
): Promise<About | undefined> {
  if (loanId !== undefined) {
    const loan = await findLoanRecord(tx, { id: loanId });
    return loan && { client_id: loan.client_id, application_id: loan.application_id, loan_id: loanId };
  }
  if (applicationId !== undefined) {
    const found = await tx
      .selectFrom('application')
      .select('client_id')
      .where('id', '=', applicationId)
      .executeTakeFirst();
    return found && { ...found, application_id: applicationId, loan_id: null };
  }
  if (clientId === undefined) return { client_id: null, application_id: null, loan_id: null };
  const client = await findAccount(tx, clientId);
  return client && { client_id: clientId, application_id: null, loan_id: null };
}
