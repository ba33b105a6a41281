import { addDays } from '@lender/calculator';
import { inTransaction } from '../../kernel/database/transaction.ts';
import type { JobData } from '../../kernel/outbox.ts';
import type { BankSnapshot } from '../../providers/belvo/port.ts';
import type { Services } from '../../services.ts';
import { adoptLink } from './adopt-link.ts';
import { READ_DAYS } from './facts/bank-facts.policy.ts';
import { giveUpReading, keepSnapshot } from './finish-reading.ts';
import { linkCalled, type MadeLink } from './link-row.ts';

/** Longest time that an application waits for its bank, in milliseconds. */
const PATIENCE_MS = 15 * 60_000;

/**
 * Reads the data of a linked bank. It is tried again until everything is there; after a quarter of an hour the step
 * ends with what there is, or without. A notice of the provider has it read again.
 */
export const readBankLinkJob =
  (services: Services) =>
  async ({ linkId }: JobData['read-bank-link']): Promise<void> => {
    const link = await linkCalled(services.db, linkId);
    if (!link) return adoptLink(linkId, services);
    const isLate = services.clock.wall().getTime() - link.linked_at.getTime() >= PATIENCE_MS;
    const read = await readNow(link, services);
    // A late part is better than nothing; before, only the whole is enough.
    const isEnough = isLate && link.state !== 'read' ? hasAccount : isWhole;
    if (read.snapshot && isEnough(read.snapshot)) {
      const { snapshot } = read;
      return inTransaction(services.db, (tx) => keepSnapshot(tx, { link, snapshot }, services));
    }
    if (!isLate) throw read.error ?? new Error('the bank has not told everything yet');
    await inTransaction(services.db, (tx) => giveUpReading(tx, link, services));
  };

type Read =
  | { readonly snapshot: BankSnapshot; readonly error?: never }
  | { readonly snapshot?: never; readonly error: unknown };

async function readNow({ link_id }: MadeLink, { belvo, clock, db }: Services): Promise<Read> {
  const { today } = await clock.business(db);
  try {
    return { snapshot: await belvo.readLink(link_id, addDays(today, -READ_DAYS)) };
  } catch (error) {
    return { error };
  }
}

const hasAccount = ({ accounts }: BankSnapshot): boolean => accounts.length > 0;

/** True when owners, accounts and movements are all there. The provider fetches them one after the other. */
const isWhole = ({ owners, accounts, movements }: BankSnapshot): boolean =>
  owners.length > 0 && accounts.length > 0 && movements.length > 0;
