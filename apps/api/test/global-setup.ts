import type { TestProject } from 'vitest/node';
import { migrate } from '../src/kernel/database/migrate.ts';
import { startTestCluster } from '../src/kernel/database/test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: string;
  }
}

/** One server for the whole run; `testDatabase` makes each file its own database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster(migrate);
  project.provide('testCluster', cluster.connectionString);
  return cluster.stop;
}
