import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts the CPU time of a process in hundredths of a second. */
const TICKS = 100;

/** Facts that Linux gives about a process. */
export interface ProcessCpu {
  readonly pid: number;
  readonly parent: number;
  /** CPU time of this process, in seconds. */
  readonly own: number;
  /** CPU time of its children that have ended, in seconds. */
  readonly ended: number;
}

/** Reads a line of `/proc/<pid>/stat`. The name, which may hold anything, is in parentheses. */
export function readStat(line: string): ProcessCpu {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const seconds = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) / TICKS;
  return { pid: Number.parseInt(line, 10), parent: Number(fields[1]), own: seconds(11), ended: seconds(13) };
}

/** Returns the seconds that a process and all that it started have computed. */
export function cpuSecondsOf(pid: number, processes: readonly ProcessCpu[] = allProcesses()): number {
  const one = processes.find((process) => process.pid === pid);
  const children = processes.filter(({ parent }) => parent === pid);
  return (one ? one.own + one.ended : 0) + children.reduce((sum, child) => sum + cpuSecondsOf(child.pid, processes), 0);
}

const pids = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

const allProcesses = (): readonly ProcessCpu[] =>
  pids()
    .map((pid) => read(`/proc/${pid}/stat`))
    .filter((line) => line !== '')
    .map(readStat);

/** Returns an empty text for a process that has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
