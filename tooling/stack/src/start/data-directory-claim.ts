import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const stackRecord = z.object({
  pid: z.number().int().positive(),
  addresses: z.record(z.string(), z.string()),
  pids: z.record(z.string(), z.number()),
});

/** Owner of a data folder: the process of the stack, its addresses, and the processes of its services. */
export type StackRecord = z.infer<typeof stackRecord>;

/** The right to run a stack on a data folder. */
export interface Claim {
  /** Records for others what runs; `stack.json` in the data folder. */
  record: (record: StackRecord) => void;
  release: () => void;
}

/**
 * Claims a data folder for this process, unless a running stack has it. The record of one that was killed is replaced.
 */
export function claimDataDirectory(
  dataDirectory: string,
  record: StackRecord,
): { ok: true; value: Claim } | { ok: false; problem: { code: 'already_running'; running: StackRecord } } {
  const file = path.join(dataDirectory, 'stack.json');
  const write = (place: string, content: StackRecord) => writeFileSync(place, `${JSON.stringify(content, null, 2)}\n`);
  const own = `${file}.${process.pid}`;
  for (;;) {
    const running = readRecord(file);
    if (running && isStack(running.pid)) return { ok: false, problem: { code: 'already_running', running } };
    if (running) rmSync(file, { force: true });
    write(own, record);
    if (linked(own, file)) break;
  }
  rmSync(own);
  const claim: Claim = {
    record: (next) => {
      write(own, next);
      renameSync(own, file);
    },
    release: () => rmSync(file, { force: true }),
  };
  return { ok: true, value: claim };
}

function readRecord(file: string): StackRecord | undefined {
  try {
    return stackRecord.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(`${file} is not a record of a running stack; remove it.`, { cause: error });
  }
}

/** Tells whether a living process runs our program: its id alone may belong to another one by now, even to us. */
function isStack(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    // Flags of node may come before the program.
    const [, ...words] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return words.some((word) => path.basename(word) === path.basename(process.argv[1] ?? ''));
  } catch {
    return false;
  }
}

/** `link` makes the whole record appear at once, for one claimant only. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
