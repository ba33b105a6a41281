import type { LoanEvent } from '@lender/lending';
import type { Db, Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { loanEventSchema } from './loan-event-schema.ts';
import type { LoanRecord } from './loan-record.ts';

type LoanKey = Pick<LoanRecord, 'client_id' | 'id'>;

/** Reads all known events of a loan, in the order in which they became known. */
export async function readLoanEvents(db: Db | Tx, loan: LoanKey): Promise<LoanEvent[]> {
  const rows = await db
    .selectFrom('loan_event')
    .select('event')
    .where('client_id', '=', loan.client_id)
    .where('loan_id', '=', loan.id)
    .orderBy('sequence')
    .execute();
  return rows.map(({ event }) => loanEventSchema.parse(event));
}

/** Reads the events of many loans, by the loan's id. */
export async function eventsByLoan(db: Db | Tx, loans: readonly LoanKey[]): Promise<Map<string, LoanEvent[]>> {
  if (loans.length === 0) return new Map();
  const rows = await db
    .selectFrom('loan_event')
    .select(['loan_id', 'event'])
    .where('client_id', 'in', [...new Set(loans.map(({ client_id }) => client_id))])
    .orderBy('sequence')
    .execute();
  const grouped = Map.groupBy(rows, ({ loan_id }) => loan_id);
  return new Map([...grouped].map(([id, own]) => [id, own.map(({ event }) => loanEventSchema.parse(event))]));
}

/**
 * Adds an event to a loan's life, once.
 *
 * @returns whether it was added now; `false` when it was known before
 */
export async function appendLoanEvent(
  tx: Tx,
  { loan, event }: { loan: LoanKey; event: LoanEvent },
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
): Promise<boolean> {
  const { now } = await clock.business(tx);
  const inserted = await tx
    .insertInto('loan_event')
    .values({
      client_id: loan.client_id,
      id: newId(),
      loan_id: loan.id,
      key: event.id,
      kind: event.kind,
      value_date: event.valueDate,
      known_at: now,
      event: JSON.stringify(event),
    })
    .onConflict((conflict) => conflict.columns(['client_id', 'loan_id', 'key']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}
