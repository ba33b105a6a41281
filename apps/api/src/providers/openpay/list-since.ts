import { mexicoDate } from '@lender/calculator';
import type { KyInstance } from 'ky';
import * as z from 'zod/mini';

const PAGE = 100;

const pageSchema = z.array(z.looseObject({ id: z.string(), creation_date: z.string() }));

/**
 * Lists every charge that was made since a moment, newest first, whatever its order. OpenPay is asked by days of
 * Mexico, and read only as far back as the moment.
 */
export async function listChargesSince(http: KyInstance, since: Date): Promise<readonly unknown[]> {
  const found = new Map<string, unknown>();
  for (let offset = 0; ; offset += PAGE) {
    const searchParams = { 'creation[gte]': mexicoDate(since.getTime()), limit: PAGE, offset };
    const page = pageSchema.parse(await http.get('charges', { searchParams }).json());
    const made = page.filter(({ creation_date }) => new Date(creation_date) >= since);
    for (const transaction of made) found.set(transaction.id, transaction);
    if (made.length < PAGE) return [...found.values()];
  }
}
