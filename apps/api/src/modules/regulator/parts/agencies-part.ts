import { addDays } from '@lender/calculator';
import { sql } from 'kysely';
import { csvOf } from '../../../kernel/csv.policy.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { endOfDay } from '../../../kernel/end-of-day.ts';
import type { PackMonth, ReadPart } from '../pack-part.ts';
import { regulatorCopy as copy } from '../regulator.copy.es.ts';

/**
 * Builds the list of agencies that collect for the lender, with their numbers in REDECO: the loans that each was given
 * by the end of the month and still has, its work in the month, and the complaints about it.
 */
export const readAgenciesPart: ReadPart = async (tx, month) => {
  const agencies = await readAgencies(tx, month);
  const rows = agencies.map(({ name, redeco, loans, contacts, complaints }) => [
    name,
    redeco,
    ...[loans, contacts, complaints].map(Number),
  ]);
  return {
    file: 'agencies',
    rows: rows.length,
    doubts: agencies.filter(({ redeco }) => redeco === null).length,
    sums: {},
    matchesBooks: null,
    clientIds: [],
    write: () => [
      {
        name: 'redeco.csv',
        text: csvOf(copy.agenciesTitle(month.first, month.last), { headings: copy.agencies, rows }),
      },
    ],
  };
};

async function readAgencies(tx: Tx, { first, last }: PackMonth) {
  const { rows } = await sql<{
    name: string;
    redeco: string | null;
    loans: string;
    contacts: string;
    complaints: string;
  }>`
    select name, redeco_number as redeco,
      (select count(*) from collection_assignment given
        where given.agency_id = agency.id and given.since < ${endOfDay(last)})::text as loans,
      (select count(*) from collection_contact contact where contact.agency_id = agency.id
        and contact.at >= ${endOfDay(addDays(first, -1))} and contact.at < ${endOfDay(last)})::text as contacts,
      (select count(*) from complaint join collection_assignment given on given.loan_id = complaint.loan_id
        where given.agency_id = agency.id and complaint.opened_on between ${first}::date and ${last}::date)::text
        as complaints
    from collection_agency agency order by name, id`.execute(tx);
  return rows;
}
