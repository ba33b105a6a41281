import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@lender/contract';
import { ENDPOINTS } from '@lender/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { IMPLEMENTATIONS, NOT_SERVED_YET } from '../src/http/endpoints.ts';
import { register } from './journey.ts';
import { testServer } from './server.ts';

const server = await testServer();
const client = await register(server);
const staff = { token: await server.operator() };
const declared: readonly Endpoint[] = Object.values(ENDPOINTS);
const endpoints = declared.filter((endpoint) => !NOT_SERVED_YET.includes(endpoint));
const guarded = declared.filter(({ access }) => access !== 'public');

const root = path.join(import.meta.dirname, '..');
const tests = globSync('{src,test}/**/*.test.ts', { cwd: root })
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');
const answered = new Set([...tests.matchAll(/^\s*answers\(\s*(\w+),/gm)].map(([, name]) => name));
const refused = new Set(
  [...tests.matchAll(/^\s*refuses\(\s*(\w+),\s*'(\w+)',/gm)].map(([, name, code]) => `${name} ${code}`),
);

describe('the contract', () => {
  test('is served, every call of it', () => {
    expect(NOT_SERVED_YET).toEqual([]);
  });

  test("is served in at least 75 of the specification's calls", () => {
    expect(endpoints.filter(({ path }) => !path.includes('/back-office/')).length).toBeGreaterThanOrEqual(75);
  });

  test('is described as it is served', async () => {
    const document = JSON.stringify(await (await fetch(`${server.origin}/openapi.json`)).json());
    expect(document).not.toContain('"501"');
    expect(document).toContain('"servers":[{"url":"/"');
  });

  test('is a page for people, which takes nothing from elsewhere and runs no text', async () => {
    const docs = await fetch(`${server.origin}/docs`);
    const policy = docs.headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy).toContain("script-src 'self'");
    expect(policy.filter((rule) => /\*|http|unsafe-eval|script-src.*unsafe/.test(rule))).toEqual([]);
    const page = await docs.text();
    expect(page).not.toMatch(/https?:/);
    const program = await fetch(new URL(/src="([^"]+)"/.exec(page)?.[1] ?? '', server.origin));
    expect(program.headers.get('content-type')).toContain('text/javascript');
    expect(await program.text()).toContain('@scalar/api-reference');
  });

  test('has exactly one handler for every endpoint', () => {
    const served = IMPLEMENTATIONS.map(({ endpoint }) => endpoint.name);
    expect(served.toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
  });

  test('has a test of an answer for every endpoint', () => {
    expect(endpoints.map(({ name }) => name).filter((name) => !answered.has(name))).toEqual([]);
  });

  test('has a test for every refusal that an endpoint declares', () => {
    const pairs = endpoints.flatMap(({ name, refusals }) => refusals.map((code) => `${name} ${code}`));
    expect(pairs.filter((pair) => !refused.has(pair))).toEqual([]);
  });
});

describe.each(guarded)('$name', ({ access, method, path: template }) => {
  const url = `${server.origin}${template.replace(/\{\w+\}/g, crypto.randomUUID())}`;
  const codeFor = async (headers: Record<string, string>) => {
    const answer = await fetch(url, { method, headers });
    const body = (await answer.json()) as { error: { code: string } };
    return [answer.status, body.error.code];
  };

  test('is closed without a token', async () => {
    expect(await codeFor({})).toEqual([401, 'unauthorized']);
  });

  test('is closed to the other account type', async () => {
    const { token } = access === 'client' ? staff : client;
    expect(await codeFor({ authorization: `Bearer ${token}` })).toEqual([403, 'forbidden']);
  });
});
