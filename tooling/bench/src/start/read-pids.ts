import { readFileSync } from 'node:fs';
import path from 'node:path';

type Pids = Readonly<Record<string, number>>;

/** Reads which process each app of a running stack is. */
export function readPids(dataDirectory: string): Pids {
  const { pids }: { readonly pids: Pids } = JSON.parse(readFileSync(path.join(dataDirectory, 'stack.json'), 'utf8'));
  return pids;
}
