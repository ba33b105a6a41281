import { mexicoDate } from '@lender/calculator';

/**
 * Returns a wall clock that begins at an hour of today in Mexico City, six hours behind UTC all year, and runs on from
 * there.
 */
export function wallFrom(hour: number): () => Date {
  const start = Date.now();
  const at = Date.parse(`${mexicoDate(start)}T00:00:00-06:00`) + hour * 3_600_000;
  return () => new Date(Date.now() - start + at);
}
