/** Keeps files, encrypted. */
export interface Storage {
  /** Writes bytes durably and returns the key by which they are read. */
  put(bytes: Uint8Array): Promise<string>;
  /** @throws when the file is gone or was changed. */
  get(storageKey: string): Promise<Buffer>;
  /**
   * Removes files last written before a moment that nobody names, and pieces of files that were never finished.
   *
   * @param named - those of some keys that are still used
   * @returns how many were removed
   */
  removeUnnamed(before: Date, named: (keys: readonly string[]) => Promise<ReadonlySet<string>>): Promise<number>;
}
