import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { askAdvisories } from './ask-advisories.ts';

const checkout = path.resolve(import.meta.dirname, '../../../..');
const hole = { cwe: [], cvss: { score: 7, vectorString: null }, vulnerable_versions: '<99' };
const known = {
  express: [{ ...hole, id: 1, url: 'https://advisories.example/1', title: 'Redirects to script', severity: 'high' }],
  fastify: [{ ...hole, id: 2, url: 'https://advisories.example/2', title: 'Says too much', severity: 'low' }],
};

let answer: { status: number; body: string };
const registry = createServer((request, response) => {
  request.resume();
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
afterAll(() => registry.close());
const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;

test('vulnerabilities that a registry knows are named, and small ones are not', async () => {
  answer = { status: 200, body: JSON.stringify(known) };
  expect(await askAdvisories(checkout, address)).toEqual([
    { name: 'express', severity: 'high', title: 'Redirects to script', url: 'https://advisories.example/1' },
  ]);
});

test('an answer without vulnerabilities counts as an answer', async () => {
  answer = { status: 200, body: '{}' };
  expect(await askAdvisories(checkout, address)).toEqual([]);
});

test('a registry that keeps no advisories gives no answer', async () => {
  answer = { status: 405, body: '{}' };
  expect(await askAdvisories(checkout, address)).toBeUndefined();
});
