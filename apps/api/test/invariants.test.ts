import { checkInvariants, type Finding } from '@lender/invariants';
import { expect, test } from 'vitest';
import { testServer } from './server.ts';
import { textsOnPhone } from './simulated-phone.ts';
import { OPERATOR } from './test-env.ts';

const server = await testServer({ DEMO_STAFF_DOMAIN: 'lender.example' });
const times = new Map<string, [number, number]>();
const means = {
  baseUrl: server.origin,
  staff: { token: await server.operator() },
  checker: { token: await server.staff('supervisor') },
  phone: (number: string) => textsOnPhone(server, number),
  seed: 20,
  settleMs: 300,
  clients: 1, tries: 15,
  fetch: async (input: any, init: any) => { const at = performance.now(); const r = await fetch(input, init); const k = (input.method ?? '') + ' ' + new URL(input.url).pathname.replace(/[0-9a-f-]{36}/g, 'X'); const t = times.get(k) ?? [0, 0]; times.set(k, [t[0] + 1, t[1] + performance.now() - at]); return r; },
};
test('our server keeps every rule', async () => {
  const findings: Finding[] = [];
  let at = Date.now();
  for await (const finding of checkInvariants(means)) {
    findings.push(finding);
    console.log(Date.now() - at, JSON.stringify(finding, null, 1).slice(0, 3000));
    at = Date.now();
  }
  console.log([...times].sort((a, b) => b[1][1] - a[1][1]).slice(0, 25).map(([k, [n, t]]) => `${n} ${Math.round(t)} ${k}`).join('\n'));
  expect(findings.filter(({ outcome }) => outcome !== 'held')).toEqual([]);
});
