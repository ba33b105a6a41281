import { sampleClient } from '../platform/client.sample.ts';
import type { ClientProfile } from '../platform/current-client.server.ts';

/** Returns a client who allows tracking. */
export const trackedClient = (differences: Partial<ClientProfile> = {}): ClientProfile =>
  sampleClient({ allowsTracking: true, ...differences });
