import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { type ApplicationRecord, needStates } from '../applications/index.ts';
import { type BankFacts, bankFacts } from './facts/bank-facts.policy.ts';
import { type BankLinkRow, linkOf } from './link-row.ts';
import { openReading } from './open-reading.ts';

/** Known facts of an applicant's bank, and since when. */
export interface KnownBankFacts {
  readonly facts: BankFacts;
  /** `null` where no bank was read. */
  readonly asOf: Date | null;
}

/**
 * Reads the bank facts that a decision may use. An applicant without a link has proven none, except by a statement; of
 * a bank that could not be read nothing is known.
 */
export async function readBankFacts(
  tx: Tx,
  record: ApplicationRecord,
  { vault }: Pick<Services, 'vault'>,
): Promise<KnownBankFacts> {
  const link = await linkOf(tx, record);
  const reading = link && (await openReading(tx, { record, link }, vault));
  if (!reading) return { facts: await withoutReading(tx, record, link), asOf: null };
  return { facts: bankFacts(reading.snapshot, reading), asOf: reading.readAt };
}

async function withoutReading(tx: Tx, record: ApplicationRecord, link: BankLinkRow | undefined): Promise<BankFacts> {
  const hasStatement = (await needStates(tx, record)).get('bankStatement') === 'done';
  const isUnknown = link?.state === 'linked' || link?.state === 'unread';
  return isUnknown && !hasStatement ? {} : { bankVerified: hasStatement };
}
