import type { PayCycle, PlainDate } from '@lender/calculator';
import type { Insertable } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import { prepared } from '../../../kernel/database/prepared.ts';
import type { Database } from '../../../kernel/database/schema.ts';

type AnswersOf<Table extends keyof Database> = Insertable<Database[Table]>;

/** Stores where a client lives, in place of an earlier answer. */
export async function storeAddress(tx: Tx, address: AnswersOf<'address'>): Promise<void> {
  await tx
    .insertInto('address')
    .values(address)
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(address))
    .execute();
}

/** Stores where a client works, in place of an earlier answer. */
export async function storeEmployment(tx: Tx, employment: AnswersOf<'employment'>): Promise<void> {
  await tx
    .insertInto('employment')
    .values(employment)
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(employment))
    .execute();
}

/** Stores the reference contact of a client, in place of an earlier one. */
export async function storeReferenceContact(tx: Tx, contact: AnswersOf<'reference_contact'>): Promise<void> {
  await tx
    .insertInto('reference_contact')
    .values(contact)
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(contact))
    .execute();
}

const payDates = prepared(
  (db, clientId: string, pay_cycle: PayCycle, first_pay_date: PlainDate, second_pay_date: PlainDate) =>
    db.updateTable('client').set({ pay_cycle, first_pay_date, second_pay_date }).where('client_id', '=', clientId),
);

interface PayToStore {
  readonly clientId: string;
  readonly cycle: PayCycle;
  readonly payDates: readonly [PlainDate, PlainDate];
}

/** Stores when a client is paid, in place of an earlier answer. */
export async function storePayDates(tx: Tx, { clientId, cycle, payDates: [first, second] }: PayToStore): Promise<void> {
  await payDates(tx, clientId, cycle, first, second);
}

/** Answers of the profile that a client may change; what is absent stays. */
export type ProfileColumns = Partial<
  Pick<AnswersOf<'client'>, 'alternate_phone_sealed' | 'pay_cycle' | 'first_pay_date' | 'second_pay_date'>
>;

/** Stores what a client changed in the profile. */
export async function storeProfile(tx: Tx, clientId: string, columns: ProfileColumns): Promise<void> {
  await tx.updateTable('client').set(columns).where('client_id', '=', clientId).execute();
}
