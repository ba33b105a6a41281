import type { Services } from '../services.ts';
import { type Pace, withinPace } from './rate-limit.ts';

/** Counts one hit of a source, which is kept as a keyed hash, and says whether it is within the pace. */
export const withinPaceOfSource = (
  { bucket, source, ...pace }: Pace & { source: string },
  { counters, vault, clock }: Pick<Services, 'counters' | 'vault' | 'clock'>,
): Promise<boolean> => {
  const hash = vault.searchHash('source', source).toString('base64url');
  return withinPace(counters, { bucket: `${bucket}:${hash}`, ...pace }, clock.wall());
};
