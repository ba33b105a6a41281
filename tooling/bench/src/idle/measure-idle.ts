import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readPids } from '../start/read-pids.ts';
import { runStart } from '../start/run-start.ts';
import { cpuSecondsOf } from './cpu-of.ts';

/** CPU use of one process of an idle product. */
export interface Idle {
  readonly process: string;
  readonly seconds: number;
}

const PORT_BASE = 27_000;
/** Time after which the work that follows a start is done. */
const SETTLED_MS = 60_000;

/**
 * Starts the product, leaves it idle, and counts the CPU time of each of its processes, with all that it started, in
 * this number of seconds. The database's owner started PostgreSQL.
 */
export async function measureIdle(seconds: number): Promise<readonly Idle[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-idle-'));
  const stack = await runStart({ folder, portBase: PORT_BASE });
  try {
    const processes = Object.entries(readPids(path.join(folder, 'data')));
    await setTimeout(SETTLED_MS);
    const before = processes.map(([, pid]) => cpuSecondsOf(pid));
    await setTimeout(seconds * 1000);
    return processes.map(([process, pid], at) => ({ process, seconds: cpuSecondsOf(pid) - (before[at] ?? 0) }));
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true });
  }
}
