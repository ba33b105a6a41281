import { ASKABLE_TYPES, type AskableType } from '@lender/contract';

/** Reason why a file was not stored. */
export interface UploadProblem {
  readonly type: AskableType;
  /** A refusal code of the API, or `no_file`, `network`. */
  readonly code: string;
}

export const isUploadType = (value: unknown): value is AskableType => ASKABLE_TYPES.some((type) => type === value);

/** File that was removed just now and can be restored. */
export interface RemovedFile {
  readonly type: AskableType;
  readonly id: string;
}

/** Query parameters of the address after a removal. */
const REMOVED = { type: 'tipo', id: 'borrado' } as const;

/** Returns the page's path with the undo of a removal; without the undo where nothing was removed. */
export const pathAfterRemoval = (page: string, removed: RemovedFile | undefined): string =>
  removed ? `${page}?${new URLSearchParams({ [REMOVED.type]: removed.type, [REMOVED.id]: removed.id })}` : page;

/** Returns the removed file that an address names; the API knows whether it can be restored. */
export function removedIn(url: string): RemovedFile | null {
  const { searchParams } = new URL(url);
  const [type, id] = [searchParams.get(REMOVED.type), searchParams.get(REMOVED.id)];
  return isUploadType(type) && id !== null ? { type, id } : null;
}

/** Returns the address at which the owner can see a stored file. */
export const filePath = (type: AskableType, { id }: { readonly id: string }): string =>
  `/uploads/show?type=${type}&id=${id}`;

/** Never nothing. @example megabytes(1_468_006) // → '1.4' */
export const megabytes = (bytes: number): string => Math.max(0.1, bytes / 1024 / 1024).toFixed(1);
