import { sampleClient } from '../platform/client.sample.ts';
import type { ClientProfile } from '../platform/current-client.server.ts';

/** A client who lets us measure. */
export const trackedClient = (differences: Partial<ClientProfile> = {}): ClientProfile =>
  sampleClient({ allowsTracking: true, ...differences });
