import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { addressesOf, databaseName } from './app-services.ts';
import { bringUp } from './bring-up.ts';
import { claimDataDirectory, type StackRecord } from './data-directory-claim.ts';
import type { StackSettings } from './settings.ts';
import type { Stack, StackOptions } from './stack.ts';
import { createSupervisor } from './supervisor.ts';

/**
 * Starts the database, simulates a new lender's past if wanted, then starts the four apps together and watches them.
 */
export function runStack(options: StackOptions): Stack {
  const { settings, mayRestart, onRestarting } = options;
  const logDirectory = logDirectoryOf(settings);
  mkdirSync(logDirectory, { recursive: true });
  const record: StackRecord = { pid: process.pid, addresses: addressesOf(settings), pids: {} };
  const claimed = claimDataDirectory(settings.dataDirectory, record);
  if (!claimed.ok) return { started: Promise.resolve(claimed), stop: async () => {} };

  const supervisor = createSupervisor({
    logDirectory,
    mayRestart: (service) => service !== databaseName && mayRestart(service),
    onRestarting,
    now: Date.now,
    wait: setTimeout,
    news: options.news,
    onReady: ({ spec, pid }) => {
      const again = spec.name in record.pids;
      record.pids[spec.name] = pid;
      claimed.value.record(record);
      if (again) options.onRestart(spec.name, record);
      else options.progress?.onStep(spec.name);
    },
  });
  const stop = async () => {
    await supervisor.stop();
    claimed.value.release();
  };
  return { started: bringUp({ ...options, supervisor, logDirectory, record }), stop };
}

/** Returns the folder of the services' logs. */
export function logDirectoryOf(settings: StackSettings): string {
  return path.join(settings.dataDirectory, 'logs');
}
