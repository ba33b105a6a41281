import type { Moment } from '../kernel/database/schema.ts';

/** Tables that only `seed` writes. */
export interface SeedTables {
  loaded_catalogue: { name: string; sha256: string; loaded_at: Moment };
}
