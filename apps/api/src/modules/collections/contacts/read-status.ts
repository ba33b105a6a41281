import type { ContactStanding, MexicanZone } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import type { LoanRecord } from '../../loans/index.ts';
import { readZones } from '../../messages/index.ts';

/** Facts before a contact: earlier contacts, the zone where its borrower lives, and the agency that has the loan. */
export interface CollectionStanding extends ContactStanding {
  readonly zone: MexicanZone;
  readonly agency: StatusAgency | undefined;
}

export interface StatusAgency {
  readonly id: string;
  readonly name: string;
  readonly redecoNumber: string | null;
  readonly since: Date;
}

/** Milliseconds after which a day is over anywhere in Mexico. */
const A_DAY_AND_MORE_MS = 26 * 3_600_000;

type LoanKey = Pick<LoanRecord, 'client_id' | 'id'>;

/** Reads the facts that decide whether a loan's borrower may be contacted. */
export async function readStatus(tx: Tx, loan: LoanKey, now: Date): Promise<CollectionStanding> {
  const statuses = await readStatuses(tx, [loan], now);
  return statuses(loan);
}

/** Reads the same of many loans, at least one, with as many queries as for one. */
export async function readStatuses(
  tx: Tx,
  loans: readonly LoanKey[],
  now: Date,
): Promise<(loan: LoanKey) => CollectionStanding> {
  const clientIds = loans.map(({ client_id }) => client_id);
  const stops = await tx
    .selectFrom('collection_stop')
    .select('client_id')
    .where('client_id', 'in', clientIds)
    .execute();
  const contacts = await tx
    .selectFrom('collection_contact')
    .select(['client_id', 'at'])
    .where('client_id', 'in', clientIds)
    .where('channel', '!=', 'incoming_call')
    .where('at', '>', new Date(now.getTime() - A_DAY_AND_MORE_MS))
    .execute();
  const agencies = await agenciesOf(tx, loans);
  const zones = await readZones(tx, clientIds);
  const stopped = new Set(stops.map(({ client_id }) => client_id));
  const earlier = Map.groupBy(contacts, ({ client_id }) => client_id);
  return ({ client_id, id }) => ({
    isStopped: stopped.has(client_id),
    earlier: (earlier.get(client_id) ?? []).map(({ at }) => at),
    zone: zones(client_id),
    agency: agencies.get(id),
  });
}

async function agenciesOf(tx: Tx, loans: readonly LoanKey[]): Promise<ReadonlyMap<string, StatusAgency>> {
  const rows = await tx
    .selectFrom('collection_assignment')
    .innerJoin('collection_agency', 'collection_agency.id', 'collection_assignment.agency_id')
    .select([
      'loan_id',
      'collection_agency.id',
      'collection_agency.name',
      'collection_agency.redeco_number as redecoNumber',
      'collection_assignment.since',
    ])
    .where(
      'loan_id',
      'in',
      loans.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ loan_id, ...agency }) => [loan_id, agency]));
}
