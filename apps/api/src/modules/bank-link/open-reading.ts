import { mexicoDate, type PlainDate } from '@lender/calculator';
import type { Vault } from '../../kernel/crypto/vault.ts';
import type { Tx } from '../../kernel/database/database.ts';
import type { BankSnapshot } from '../../providers/belvo/port.ts';
import type { ApplicationRecord } from '../applications/index.ts';
import { readEmployment, readPerson } from '../clients/index.ts';
import type { Declared } from './facts/bank-facts.policy.ts';
import type { BankLinkRow } from './link-row.ts';
import { openSnapshot } from './stored-snapshot.ts';

/** Snapshot of an applicant's bank, and what the applicant declares. */
export interface BankReading {
  readonly snapshot: BankSnapshot;
  readonly declared: Declared;
  readonly readAt: Date;
  /** The day on which it was read. */
  readonly on: PlainDate;
}

interface Linked {
  readonly record: ApplicationRecord;
  readonly link: BankLinkRow;
}

/** Opens what was read of the bank of an application; `undefined` where nothing was. */
export async function openReading(tx: Tx, { record, link }: Linked, vault: Vault): Promise<BankReading | undefined> {
  const { snapshot_sealed: sealed, read_at: readAt } = link;
  if (!sealed || !readAt) return undefined;
  return {
    snapshot: openSnapshot(vault, link, sealed),
    declared: await declaredOf(tx, record),
    readAt,
    on: mexicoDate(readAt.getTime()),
  };
}

async function declaredOf(tx: Tx, { client_id, pay_cycle }: ApplicationRecord): Promise<Declared> {
  const { fullName } = await readPerson(tx, client_id);
  const { monthlyIncomeCentavos: monthlyCentavos } = await readEmployment(tx, client_id);
  return { fullName, payCycle: pay_cycle, monthlyCentavos };
}
