import { type FSWatcher, watch } from 'node:fs';
import path from 'node:path';

/** Editors write a file in several steps, and a checkout many files at once. */
const settleMs = 100;

/** Files that are watched. */
export interface FileWatch {
  add: (file: string) => void;
  /** Resolves with a file that changes from now on, once the changes have settled. */
  nextChange: () => Promise<{ file: string }>;
  close: () => void;
}

/** Watches files by their folders, since editors put a new file in the place of the old one. */
export function watchFiles(): FileWatch {
  const files = new Set<string>();
  const folders = new Map<string, FSWatcher>();
  let report: (change: { file: string }) => void = () => {};
  let settling: NodeJS.Timeout | undefined;

  function noticed(file: string): void {
    if (!files.has(file)) return;
    clearTimeout(settling);
    settling = setTimeout(() => report({ file }), settleMs);
  }

  function add(file: string): void {
    files.add(file);
    const folder = path.dirname(file);
    if (folders.has(folder)) return;
    folders.set(
      folder,
      watch(folder, (_, name) => noticed(path.join(folder, name ?? ''))),
    );
  }

  return {
    add,
    nextChange: () =>
      new Promise((resolve) => {
        report = resolve;
      }),
    close: () => {
      clearTimeout(settling);
      for (const folder of folders.values()) folder.close();
    },
  };
}
