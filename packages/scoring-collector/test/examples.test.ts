import { readFileSync } from 'node:fs';
import { testExamples } from '@lender/vitest/examples';
import { beforeEach, vi } from 'vitest';
import * as door from '../src/index.ts';
import { characterClass } from '../src/record/character-class.ts';
import * as server from '../src/server.ts';
import { fakePage } from './fake-page.ts';
import { createTestHost } from './test-host.ts';

const root = new URL('..', import.meta.url);
const { privateKey } = JSON.parse(readFileSync(new URL('test/fixtures/vectors.json', root), 'utf8'));

beforeEach(async () => {
  const host = await createTestHost();
  host.refuse = ({ path }) => (path === '/scoring-key.json' ? { status: 200, body: host.keys.publicKey } : undefined);
  fakePage(host);
  vi.stubEnv('SCORING_KEY', JSON.stringify(privateKey));
  return () => vi.unstubAllEnvs();
});

testExamples({ root, names: { ...door, ...server, characterClass } });
