import { Client } from 'pg';
import { currentStack } from './stack.ts';

/** Tables that borrowers write, by themselves or through the site. */
const TABLES = [
  'client',
  'client_details',
  'employment',
  'address',
  'reference_contact',
  'bank_account',
  'consent',
  'document',
  'application',
  'agreement',
  'payment_reference',
  'transfer_claim',
  'mandate',
  'referral',
  'additional_contact',
  'payment_card',
  'one_time_code',
] as const;

/** Counts the rows of all tables that borrowers write. */
export async function rowsOfBorrowers(): Promise<Record<string, number>> {
  const db = new Client({ connectionString: currentStack().databaseUrl });
  await db.connect();
  try {
    const counts = TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`);
    const { rows } = await db.query<Record<string, number>>(`select ${counts.join(', ')}`);
    return rows[0] ?? {};
  } finally {
    await db.end();
  }
}
