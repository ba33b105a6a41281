import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isPublished, publishedPaths } from './published-paths.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const published = publishedPaths(read('deploy/Caddyfile'), 'API_HOST');

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

test('no call of the contract reaches the api from outside: sites call it inside', () => {
  const { paths }: OpenApi = JSON.parse(read('packages/contract/openapi.json'));
  const calls = Object.entries(paths).flatMap(([each, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), each.replaceAll(/\{\w+\}/g, 'x')] as const),
  );
  expect(calls.length).toBeGreaterThan(300);
  expect(calls.filter(([method, each]) => isPublished(published, method, each))).toEqual([]);
});

test('notices of every provider reach the api from outside, and nothing else does', () => {
  const providers = readdirSync(path.join(root, 'apps/api/src/providers'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /notices?\.ts$|notice-source[s]?\.ts$/.test(file))
    .flatMap((file) => [...read(`apps/api/src/providers/${file}`).matchAll(/\bprovider: '([\w-]+)'/g)])
    .map(([, name]) => name ?? '');
  expect(new Set(providers).size).toBeGreaterThan(2);
  for (const each of new Set(providers)) expect(isPublished(published, 'POST', `/webhooks/${each}`)).toBe(true);
  for (const each of [
    '/',
    '/docs',
    '/docs/json',
    '/health/live',
    '/health/providers',
    '/metrics',
    '/webhooks',
    '/openapi.json',
  ])
    expect([isPublished(published, 'GET', each), isPublished(published, 'POST', each)]).toEqual([false, false]);
  expect(isPublished(published, 'GET', '/webhooks/openpay')).toBe(false);
});

test('a site that passes every request on is recognised as open', () => {
  const open =
    '{$API_HOST} {\n\t@notices {\n\t\tmethod POST\n\t\tpath /webhooks/*\n\t}\n\thandle @notices {\n\t\treverse_proxy {\n\t\t}\n\t}\n\thandle {\n\t\treverse_proxy {\n\t\t}\n\t}\n}\n';
  expect(isPublished(publishedPaths(open, 'API_HOST'), 'GET', '/web/private/back-office/client')).toBe(true);
  expect(() => publishedPaths(open.replace('method POST', 'php_fastcgi x'), 'API_HOST')).toThrow(
    'says more than is read',
  );
});
