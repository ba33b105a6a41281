/** Result of tidying all files. */
export interface Tidied {
  /** Files that no row names, put where they wait to be removed. */
  readonly setAside: number;
  /** Files that had been set aside, and that a row names again. */
  readonly broughtBack: number;
  /** Files that waited long enough, and pieces of files that were never finished. */
  readonly removed: number;
}

export interface TidyOptions {
  /** Files written from then on are left alone: their row may not have committed yet. */
  readonly writtenBefore: Date;
  /** Files that were set aside before then are removed. */
  readonly setAsideBefore: Date;
  /** Those of some keys that a row names. */
  readonly named: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Keeps files, encrypted. */
export interface Storage {
  /** Writes bytes durably and returns the key by which they are read. */
  put(bytes: Uint8Array): Promise<string>;
  /** A file that was set aside opens too. @throws when the file is gone or was changed. */
  get(storageKey: string): Promise<Buffer>;
  /** Sets aside what no row names, brings back what one names again, and removes what was set aside long ago. */
  tidy(options: TidyOptions): Promise<Tidied>;
}
