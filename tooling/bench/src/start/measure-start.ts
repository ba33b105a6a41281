import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureRestarts, type Restarts } from './measure-restarts.ts';
import { runStart } from './run-start.ts';
import type { Step } from './step.ts';

/** Times of a start, by the second at which each step was done. */
export interface StartMeasured {
  /** Steps of a start where nothing was built, compiled or stored. */
  readonly cold: readonly Step[];
  /** Everything was. */
  readonly warm: readonly Step[];
  readonly restarts: readonly Restarts[];
}

const PORT_BASE = 26_000;

/** Starts the stack in a folder of its own: from nothing, once more, and each app alone this number of times. */
export async function measureStart(times: number): Promise<StartMeasured> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-start-'));
  const apps = path.resolve(import.meta.dirname, '../../../../apps');
  for (const site of ['borrower', 'back-office'])
    rmSync(path.join(apps, site, 'build/source'), { recursive: true, force: true });
  try {
    const first = await runStart({ folder, portBase: PORT_BASE });
    await first.stop();
    const second = await runStart({ folder, portBase: PORT_BASE });
    try {
      const dataDirectory = path.join(folder, 'data');
      const restarts = await measureRestarts({ dataDirectory, port: PORT_BASE + 2_000, times });
      return { cold: first.steps, warm: second.steps, restarts };
    } finally {
      await second.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
