import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { IMPLEMENTATIONS } from '../src/http/endpoints.ts';
import type { Quota, RateLimit } from '../src/kernel/limit-declaration.ts';
import { QUOTAS, RATE_LIMITS } from '../src/registry/limits.ts';

const page = readFileSync(path.join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');

/** Returns the cells of the rows of one table of the page, as texts. */
const rowsUnder = (header: string): string[][] => {
  const [, after = ''] = page.split(header);
  const [table = ''] = after.split('\n\n');
  const lines = table.split('\n').filter((line) => line.startsWith('| `'));
  return lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
};
const timeOf = (seconds: number): string => {
  const units = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const;
  const [unit, size] = units.find(([, length]) => seconds % length === 0) ?? ['second', 1];
  const count = seconds / size;
  return count === 1 ? `a ${unit}`.replace('a hour', 'an hour') : `${count} ${unit}s`;
};

describe('the limits in docs/operations.md', () => {
  test('docs/operations.md lists every rate limit with its value', () => {
    const limits = Object.entries<RateLimit>(RATE_LIMITS).map(([name, { per, hits, windowSeconds, reason }]) => [
      `\`${name}\``,
      per,
      String(hits),
      timeOf(windowSeconds),
      reason,
    ]);
    expect(rowsUnder('| rate limit')).toEqual(limits);
  });

  test('docs/operations.md lists every quota with its value', () => {
    const quotas = Object.entries<Quota>(QUOTAS).map(([name, { per, limit, windowSeconds, reason }]) => [
      `\`${name}\``,
      per,
      String(limit),
      windowSeconds === undefined ? '' : timeOf(windowSeconds),
      reason,
    ]);
    expect(rowsUnder('| quota')).toEqual(quotas);
  });
});

test('an endpoint that declares a limit states in the contract that it may refuse by one', () => {
  const limited = IMPLEMENTATIONS.filter(({ limits }) => limits.length > 0);
  expect(limited.length).toBeGreaterThan(15);
  expect(limited.filter(({ endpoint }) => !endpoint.refusals.includes('rate_limited'))).toEqual([]);
});
