/** What a migration made of rows that stood before it. */
export interface LandedChange {
  /** The migration, by its name. A dump that was made after it has the change already. */
  readonly since: string;
  /** The table, by its name in the dump. */
  readonly table: string;
  /** Its new name. */
  readonly renamedTo?: string;
  /**
   * Columns that are not what they were: their new name; or, with `convertedTo`, where the same is told in another way.
   * What is converted is not compared here, so the test of its migration says what becomes of each value.
   */
  readonly columns?: Readonly<Record<string, string | { readonly convertedTo: string }>>;
}

/**
 * Every change of stored rows that a migration made on purpose, oldest first. Whatever is not listed must come through a
 * migration as it was.
 */
export const LANDED_CHANGES: readonly LandedChange[] = [];
