import type { Offer, PlainDate } from '@lender/calculator';
import { type LoanEvent, type LoanPosition, positionOn, type ServicedTerms } from '@lender/lending';
import type { Db, Tx } from '../../kernel/database/database.ts';
import { readLoanEvents } from './loan-events.ts';
import type { LoanRecord } from './loan-record.ts';
import { readPaper } from './loan-terms.ts';

/** A signed loan with everything that happened to it. */
export interface ServicedLoan {
  readonly record: LoanRecord;
  /** As it was signed. */
  readonly offer: Offer;
  readonly terms: ServicedTerms;
  readonly events: readonly LoanEvent[];
  /** How it stands on a day, by all that is known now. */
  readonly positionOn: (date: PlainDate) => LoanPosition;
}

/** Reads a signed loan, from which everything about it follows. */
export async function readLoan(db: Db | Tx, record: LoanRecord): Promise<ServicedLoan> {
  const paper = readPaper(record);
  const events = await readLoanEvents(db, record);
  return { record, ...paper, events, positionOn: (date) => positionOn(paper.terms, events, date) };
}
