import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstDifference } from '../src/asking/claim-same.ts';
import { RULE_CODES, RULES, shellLineOf, writeFinding } from '../src/index.ts';
import { openWorld } from '../src/world/world.ts';

test('a call is written as a shell command that sends the same', () => {
  const call = {
    as: 'borrower 2',
    method: 'PUT',
    path: "/a?b='c'",
    body: `{"name":"O'Hara"}`,
    idempotencyKey: 'k',
    status: 409,
  };
  expect(shellLineOf(call)).toBe(
    String.raw`curl -X PUT "$URL"'/a?b='\''c'\''' -H "Authorization: Bearer $BORROWER_2" -H 'Idempotency-Key: k' -H 'Content-Type: application/json' -d '{"name":"O'\''Hara"}' # 409`,
  );
  expect(shellLineOf({ as: 'visitor', method: 'GET', path: '/a' })).toBe(`curl -X GET "$URL"'/a' # no answer`);
});

test('a breach is written with its case, its calls, and the way to reproduce it', () => {
  const calls = [{ as: 'visitor', method: 'GET', path: '/offer', status: 200 }];
  const breach = {
    rule: 'quote_sums',
    outcome: 'broken',
    what: 'total is wrong',
    counterexample: '[5]',
    calls,
  } as const;
  expect(writeFinding(breach, { seed: 9, language: 'es' }).split('\n')).toEqual([
    '✗ quote_sums: Los renglones de cada cotización suman su total, al centavo.',
    '    broken: total is wrong',
    '    smallest case: [5]',
    '    again: --only quote_sums --seed 9',
    '    calls:',
    `      curl -X GET "$URL"'/offer' # 200`,
  ]);
});

test('passwords of staff are not recorded', async () => {
  const fetch = async () => Response.json({ success: false }, { status: 422 });
  const { visitor, trace } = openWorld({ baseUrl: 'http://lender.test/', fetch }, 1);
  await visitor.raw('POST', '/web/public/user/login', { password: 'secret' });
  await visitor.raw('POST', '/web/other', { a: 1 });
  const idempotencyKey = expect.any(String);
  expect(trace.calls()).toEqual([
    { as: 'visitor', method: 'POST', path: '/web/public/user/login', body: '…', idempotencyKey, status: 422 },
    { as: 'visitor', method: 'POST', path: '/web/other', body: '{"a":1}', idempotencyKey, status: 422 },
  ]);
});

test.each([
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, undefined],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'a.1.b is 2, and not 3'],
  [[1], [1, 2], '1 is nothing, and not 2'],
  [{ a: null }, { a: {} }, 'a is null, and not {}'],
  ['x', 'y', 'it is "x", and not "y"'],
])('%j and %j differ as %j', (found, expected, difference) => {
  expect(firstDifference(found, expected)).toBe(difference);
});

test.each([
  ['README.md', 'en'],
  ['README.es.md', 'es'],
] as const)('%s names every rule with its sentence', (file, language) => {
  const readme = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  expect(RULES.map(({ code }) => code).toSorted()).toEqual([...RULE_CODES].toSorted());
  for (const { code, sentence, needs } of RULES) {
    const row = readme.split('\n').find((line) => line.startsWith(`| \`${code}\` `)) ?? '';
    expect(row).toContain(`| ${sentence[language]} `);
    for (const need of needs) expect(row).toContain(need);
  }
});
