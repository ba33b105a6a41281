import type { PlainDate } from '@lender/calculator';
import { type LoanEvent, type LoanOffer, type LoanPosition, positionOn, type ServicedTerms } from '@lender/lending';
import type { Db, Tx } from '../../kernel/database/database.ts';
import { eventsByLoan, readLoanEvents } from './loan-events.ts';
import type { LoanRecord } from './loan-record.ts';
import { readPaper } from './loan-terms.ts';

/** A signed loan with everything that happened to it. */
export interface ServicedLoan {
  readonly record: LoanRecord;
  /** Offer as it was signed. */
  readonly offer: LoanOffer;
  readonly terms: ServicedTerms;
  readonly events: readonly LoanEvent[];
  /** Position on a day, by all that is known now. */
  readonly positionOn: (date: PlainDate) => LoanPosition;
}

/** Reads a signed loan, from which everything about it follows. */
export const readLoan = async (db: Db | Tx, record: LoanRecord): Promise<ServicedLoan> =>
  toServiced(record, await readLoanEvents(db, record));

/** Reads many signed loans together. */
export async function readLoans(db: Db | Tx, records: readonly LoanRecord[]): Promise<ServicedLoan[]> {
  const events = await eventsByLoan(db, records);
  return records.map((record) => toServiced(record, events.get(record.id) ?? []));
}

function toServiced(record: LoanRecord, events: readonly LoanEvent[]): ServicedLoan {
  const paper = readPaper(record);
  return { record, ...paper, events, positionOn: (date) => positionOn(paper.terms, events, date) };
}
