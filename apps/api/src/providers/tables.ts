import type { Generated } from 'kysely';
import type { Json, Moment } from '../kernel/database/schema.ts';

/** Tables that only `providers` writes. */
export interface ProvidersTables {
  provider_event: {
    /** Id by which staff name it. */
    id: Generated<string>;
    provider: string;
    event_key: string;
    received_at: Moment;
    body: Json;
    raw_sealed: Buffer | null;
  };
}
