/** `documents` are in use; files that no row names any more wait in `set-aside` before they are removed. */
export type Room = 'documents' | 'set-aside';

/** A file as its store lists it. */
export interface StoredObject {
  readonly name: string;
  /** Moment of writing by the store's own clock; moving a file counts. */
  readonly writtenAt: Date;
}

/** Keeps bytes by name: a folder of this machine, or a bucket. The meaning of the bytes is the caller's concern. */
export interface Objects {
  /** Writes a file durably, whole or not at all; one of that name is replaced. */
  write(room: Room, name: string, bytes: Uint8Array): Promise<void>;
  /** Reads a file; undefined where it does not exist. */
  read(room: Room, name: string): Promise<Buffer | undefined>;
  /** Lists all our files in a room, in batches. */
  list(room: Room): AsyncGenerator<readonly StoredObject[]>;
  /** Moves a file to the other room. A move that is interrupted leaves the file where it was, or in both. */
  move(name: string, from: Room, to: Room): Promise<void>;
  /** Removes a file; does nothing where it does not exist. */
  remove(room: Room, name: string): Promise<void>;
}

/** Form of a file's key, which is also its name. */
export const STORAGE_KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Failure of a file store that does not answer, is full, or does not let us in: the same call may succeed later. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}
