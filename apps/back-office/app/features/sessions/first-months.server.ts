import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

const firstMonths = z.object({ day: z.number(), days: z.number() });

/** Number of days that the lender of a demonstration has lived, of how many. */
export type FirstMonths = z.infer<typeof firstMonths>;

/** Reads how far the lender of a demonstration is; `undefined` wherever none is living its first months. */
export async function readFirstMonths(file: string | undefined): Promise<FirstMonths | undefined> {
  const text = file === undefined ? undefined : await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : firstMonths.parse(JSON.parse(text));
}
