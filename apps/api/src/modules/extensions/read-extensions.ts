import type { BusinessMoment } from '../../kernel/clock.ts';
import type { Db, Tx } from '../../kernel/database/database.ts';
import type { ServicedLoan } from '../loans/index.ts';
import { type ExtendedLoan, invoiceStatus } from './extension-status.policy.ts';
import { invoiceOfOffer } from './invoice-of-offer.ts';
import { type InvoiceRecord, invoicesOf } from './invoice-record.ts';
import { offeredExtensions } from './offered-extension.ts';
import { type ExtensionReply, toExtensionReply } from './to-extension-reply.ts';

/** Reads every extension that a loan may have now, each at its price, and every one that was bought or requested. */
export async function readExtensions(
  db: Db | Tx,
  loan: ServicedLoan,
  moment: BusinessMoment,
): Promise<ExtensionReply[]> {
  const stored = Map.groupBy(await invoicesOf(db, loan.record), ({ rollover_id }) => rollover_id);
  const offers = offeredExtensions(loan, moment.today);
  const offered = new Map((offers.ok ? offers.value : []).map((offer) => [offer.rolloverId, offer]));
  const position = loan.positionOn(moment.today);
  return [...new Set([...stored.keys(), ...offered.keys()])].flatMap((id) => {
    const offer = offered.get(id);
    const extended = { position, isOffered: offer !== undefined };
    const draft = offer && invoiceOfOffer({ loan: loan.record, offer, ...moment });
    const [first, ...others] = shownInvoices(stored.get(id) ?? [], { draft, extended });
    return first ? [toExtensionReply([first, ...others], extended)] : [];
  });
}

/** A draft has the present price, whatever an earlier one stated; where an invoice is unpaid, no draft is needed. */
function shownInvoices(
  stored: readonly InvoiceRecord[],
  { draft, extended }: { draft: InvoiceRecord | undefined; extended: ExtendedLoan },
): InvoiceRecord[] {
  const statusOf = (invoice: InvoiceRecord) => invoiceStatus(invoice, extended);
  const kept = stored.filter((invoice) => invoice.id === draft?.id || statusOf(invoice) !== 'draft');
  const isThere = kept.some((invoice) => invoice.id === draft?.id || statusOf(invoice) === 'unpaid');
  return draft && !isThere ? [...kept, draft] : kept;
}

/** Reads one extension. @throws when the loan does not have it: callers know that it does */
export async function readExtension(
  db: Db | Tx,
  { loan, rolloverId, moment }: { loan: ServicedLoan; rolloverId: string; moment: BusinessMoment },
): Promise<ExtensionReply> {
  const found = (await readExtensions(db, loan, moment)).find(({ id }) => id === rolloverId);
  if (!found) throw new Error(`loan ${loan.record.id} has no extension ${rolloverId}`);
  return found;
}
