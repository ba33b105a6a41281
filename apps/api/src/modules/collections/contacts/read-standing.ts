import type { ContactStanding, MexicanZone } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import type { LoanRecord } from '../../loans/index.ts';
import { readZone } from '../../messages/index.ts';

/** What was before a contact, where its borrower lives, and which agency has the loan. */
export interface CollectionStanding extends ContactStanding {
  readonly zone: MexicanZone;
  readonly agency: StandingAgency | undefined;
}

export interface StandingAgency {
  readonly id: string;
  readonly name: string;
  readonly redecoNumber: string | null;
  readonly since: Date;
}

/** A day anywhere in Mexico is over after so long. */
const A_DAY_AND_MORE_MS = 26 * 3_600_000;

/** How a loan's borrower stands with those who collect. */
export async function readStanding(
  tx: Tx,
  { client_id, id }: Pick<LoanRecord, 'client_id' | 'id'>,
  now: Date,
): Promise<CollectionStanding> {
  const stop = await tx
    .selectFrom('collection_stop')
    .select('since')
    .where('client_id', '=', client_id)
    .executeTakeFirst();
  const earlier = await tx
    .selectFrom('collection_contact')
    .select('at')
    .where('client_id', '=', client_id)
    .where('channel', '!=', 'incoming_call')
    .where('at', '>', new Date(now.getTime() - A_DAY_AND_MORE_MS))
    .execute();
  const agency = await tx
    .selectFrom('collection_assignment')
    .innerJoin('collection_agency', 'collection_agency.id', 'collection_assignment.agency_id')
    .select([
      'collection_agency.id',
      'collection_agency.name',
      'collection_agency.redeco_number as redecoNumber',
      'collection_assignment.since',
    ])
    .where('client_id', '=', client_id)
    .where('loan_id', '=', id)
    .executeTakeFirst();
  return {
    isStopped: stop !== undefined,
    earlier: earlier.map(({ at }) => at),
    zone: await readZone(tx, client_id),
    agency,
  };
}
