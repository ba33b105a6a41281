import { type CallOutcome, type ContactParty, type ContactRefusal, contactRefusal } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import type { RefusalDetail } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import type { LoanRecord } from '../../loans/index.ts';
import { readStatus } from './read-status.ts';

/** A contact that is made now. */
export type NewContact = { readonly loan: LoanRecord; readonly by: string } & (
  | {
      readonly channel: 'call' | 'incoming_call';
      readonly party: ContactParty;
      readonly outcome: CallOutcome;
      readonly note: string;
    }
  | { readonly channel: 'sms'; readonly text: string }
);

/**
 * Stores a contact, if it may be made; its client is locked, so that no other contact of that day is counted at the
 * same moment.
 *
 * @returns why it must not be made
 */
export async function makeContact(
  tx: Tx,
  contact: NewContact,
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
): Promise<ContactRefusal | undefined> {
  const { loan, by, channel } = contact;
  const { now } = await clock.business(tx);
  const { zone, agency, ...status } = await readStatus(tx, loan, now);
  const said = contact.channel === 'sms' ? contact.text : undefined;
  const party = contact.channel === 'sms' ? 'borrower' : contact.party;
  const refused = contactRefusal({ at: now, zone, channel, party, agency, text: said }, status);
  if (refused) return refused;
  await tx
    .insertInto('collection_contact')
    .values({
      client_id: loan.client_id,
      loan_id: loan.id,
      id: newId(),
      at: now,
      channel,
      outcome: contact.channel === 'sms' ? null : contact.outcome,
      note: contact.channel === 'sms' ? contact.text : contact.note,
      agency_id: agency?.id ?? null,
      made_by: by,
    })
    .execute();
  return undefined;
}

/** Returns the detail of a refusal: from when on the contact may be made, or what must not be said. */
export const contactDetail = (refused: ContactRefusal): RefusalDetail => {
  if ('allowedAt' in refused) return { facts: { allowedAt: refused.allowedAt.toISOString() } };
  if (refused.code === 'contact_wording')
    return { field: ['text'], facts: { fault: refused.fault, word: refused.word } };
  return {};
};
