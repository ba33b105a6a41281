import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Selectable } from 'kysely';
import { expect, expectTypeOf, test } from 'vitest';
import type { Database } from '../kernel/database/schema.ts';
import type { JobData, JobName } from '../kernel/outbox.ts';
import type { RateLimitName, RateLimits } from '../kernel/rate-limit.ts';
import { JOBS } from './jobs.ts';
import { QUOTAS, RATE_LIMITS } from './limits.ts';

const modules = path.join(import.meta.dirname, '../modules');

/** Reads the names that each module declares in files of this name: those of the exports with this ending. */
async function declaredIn(file: string, ending: string): Promise<string[]> {
  const files = globSync(`*/${file}`, { cwd: modules }).toSorted();
  const found = await Promise.all(
    files.map(async (name): Promise<Record<string, object>> => import(pathToFileURL(path.join(modules, name)).href)),
  );
  return found.flatMap((exported) =>
    Object.entries(exported).flatMap(([name, value]) => (name.endsWith(ending) ? Object.keys(value) : [])),
  );
}

test.each([
  { kind: 'job', file: 'jobs.data.ts', ending: '_JOBS', collected: JOBS, ofNoModule: ['purge-expired'] },
  { kind: 'rate limit', file: 'limits.data.ts', ending: '_LIMITS', collected: RATE_LIMITS, ofNoModule: [] },
  { kind: 'quota', file: 'limits.data.ts', ending: '_QUOTAS', collected: QUOTAS, ofNoModule: [] },
])('each $kind is declared by one module, and the registry has it', async ({ file, ending, collected, ofNoModule }) => {
  const declared = [...(await declaredIn(file, ending)), ...ofNoModule];
  expect(declared.length).toBeGreaterThan(5);
  expect(declared.toSorted()).toEqual(Object.keys(collected).toSorted());
});

test('the names of jobs, limits and tables are known to the compiler, with what each holds', () => {
  expectTypeOf<JobData['send-payout']>().toEqualTypeOf<{ payoutId: string }>();
  expectTypeOf<JobData['poll-money']>().toEqualTypeOf<Record<string, never>>();
  expectTypeOf<RateLimits['sign-ups']['per']>().toEqualTypeOf<'source'>();
  expectTypeOf<Selectable<Database['loan']>['id']>().toEqualTypeOf<string>();
  expectTypeOf<JobName | RateLimitName | keyof Database>().not.toEqualTypeOf<string>();
});
