import { type ApplicationRecord, affiliateIn } from '../../applications/index.ts';
import type { Collected } from './collected.ts';

/** Returns as `affiliatePartner` which partner sent the applicant; `null` where none did, or the client did not let us keep it. */
export const affiliateOf = ({ signals, created_at }: ApplicationRecord): Collected => ({
  source: 'client',
  asOf: created_at,
  variables: { affiliatePartner: affiliateIn(signals)?.partner ?? null },
});
