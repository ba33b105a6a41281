import { purgeIdempotencyKeys } from './http/purge-idempotency-keys.ts';
import type { Clock } from './kernel/clock.ts';
import type { Db } from './kernel/database/database.ts';
import type { Purge } from './kernel/purge.ts';
import { purgeRateLimits } from './kernel/purge-rate-limits.ts';
import { purgeAccess } from './modules/access/index.ts';
import { purgeApplicationSignals } from './modules/applications/index.ts';
import { purgeClients } from './modules/clients/index.ts';
import { purgeAnswers } from './modules/credit-bureau/index.ts';
import { purgeExports } from './modules/exports/index.ts';
import { purgeLogins } from './modules/external-login/index.ts';
import { purgeSignals } from './modules/identity/index.ts';
import { purgePeopleSeen } from './modules/identity-check/index.ts';
import { purgeOrigins } from './modules/legal-texts/index.ts';
import { purgeContactChanges } from './modules/profile/index.ts';
import { purgeWebhookEvents } from './modules/webhooks/index.ts';
import { purgeNotices } from './providers/inbox/purge-notices.ts';

/** Everything that is kept only for a while. Each owner of a table says for how long. */
const PURGES: readonly Purge[] = [
  purgeIdempotencyKeys,
  purgeRateLimits,
  purgeAccess,
  purgeClients,
  purgeContactChanges,
  purgeLogins,
  purgeSignals,
  purgeApplicationSignals,
  purgePeopleSeen,
  purgeAnswers,
  purgeExports,
  purgeWebhookEvents,
  purgeOrigins,
  purgeNotices,
];

/** Deletes data that is needed only for a while, by the wall clock. */
export const purgeExpiredJob =
  ({ db, clock }: { readonly db: Db; readonly clock: Clock }) =>
  async (): Promise<void> => {
    for (const purge of PURGES) await purge(db, clock.wall());
  };
