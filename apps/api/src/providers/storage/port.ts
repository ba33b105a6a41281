/** Result of tidying all files. */
export interface Tidied {
  /** Number of files that no row names and that now wait for removal. */
  readonly setAside: number;
  /** Number of set-aside files that a row names again. */
  readonly broughtBack: number;
  /** Number of removed files: those that waited long enough, and pieces of files never finished. */
  readonly removed: number;
}

export interface TidyOptions {
  /** Files written from this moment on are kept: their row may not have committed yet. */
  readonly writtenBefore: Date;
  /** Files that were set aside before this moment are removed. */
  readonly setAsideBefore: Date;
  /** Returns the keys that a row names. */
  readonly named: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Keeps files, encrypted. */
export interface Storage {
  /** Writes bytes durably and returns the key by which they are read. */
  put(bytes: Uint8Array): Promise<string>;
  /** Reads a file, also one that was set aside. @throws when the file is gone or was changed. */
  get(storageKey: string): Promise<Buffer>;
  /** Sets aside files that no row names, restores those that one names again, and removes files set aside long ago. */
  tidy(options: TidyOptions): Promise<Tidied>;
}
