import type { TestProject } from 'vitest/node';
import { startTestCluster } from '../src/kernel/database/test-cluster.ts';
import { furnish } from './database/furnish.ts';
import { startManyWorlds } from './server/start-many-worlds.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: string;
    /** Address at which simulators are started. */
    manyWorlds: string;
  }
}

/**
 * Starts one database server for the whole run, in which `testDatabase` makes a database for each file, and one process
 * for the simulators of all files.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [cluster, worlds] = await Promise.all([startTestCluster(furnish), startManyWorlds()]);
  project.provide('testCluster', cluster.connectionString);
  project.provide('manyWorlds', worlds.url);
  return async () => {
    await worlds.stop();
    await cluster.stop();
  };
}
