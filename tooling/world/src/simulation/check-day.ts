import type { Db } from '@lender/api/kernel/database/database';
import type { PlainDate } from '@lender/calculator';
import type { BrokenPromise } from './checks/broken-promise.ts';
import { type BooksOfWorld, checkBooks, readBooks } from './checks/check-books.ts';
import { checkLoan } from './checks/check-loan.ts';
import { readChecked } from './checks/read-checked.ts';

/** Checks every promise about money at the end of a day: of the books as a whole, and of each loan that the day touched. */
export async function checkDay(
  db: Db,
  { world, today }: { readonly world: BooksOfWorld; readonly today: PlainDate },
): Promise<BrokenPromise[]> {
  const broken = checkBooks(await readBooks(db), world);
  const touched = await db.selectFrom('loan').select('id').where('booked_on', '=', today).execute();
  const ids = touched.map(({ id }) => id);
  for await (const { loan, booked } of readChecked(db, ids)) broken.push(...checkLoan(loan, { booked, today }));
  return broken;
}
