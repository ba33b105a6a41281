import { readFile } from 'node:fs/promises';

/**
 * For how many milliseconds of its life a process was ready to go on and had no core to do so, because others had them
 * all. Its own time is what passed without these, however busy the machine is.
 */
export async function waitedForCore(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/schedstat`, 'utf8');
  const [, waitedNanoseconds = '0'] = text.split(' ');
  return Number(waitedNanoseconds) / 1e6;
}
