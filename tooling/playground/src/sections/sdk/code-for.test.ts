import { finishClientDocuments, getBanks, loginClient, skipExternalLogin } from '@lender/contract';
import { transformWithEsbuild } from 'vite';
import { expect, test } from 'vitest';
import { OPERATIONS } from '../../operation/operations.ts';
import { codeFor } from './code-for.ts';

const choices = { baseUrl: 'http://localhost:4000', token: false, key: false, patience: false };

test('the code is what a developer would write by hand', () => {
  expect(codeFor(getBanks, choices)).toBe(
    [
      "import { getBanks } from '@lender/contract';",
      "import { createLendingClient } from '@lender/sdk';",
      '',
      "const call = createLendingClient({ baseUrl: 'http://localhost:4000' });",
      'const answer = await call(getBanks);',
      'if (answer.ok) console.log(answer.data);',
      'else console.log(answer.refusal.code, answer.refusal.fields);',
      '',
    ].join('\n'),
  );
  expect(codeFor(loginClient, choices)).toContain('call(loginClient, { body: body.value });');
  const signedIn = { ...choices, key: true, token: true };
  expect(codeFor(skipExternalLogin, signedIn)).toContain(
    "call(skipExternalLogin, undefined, { idempotencyKey: 'key-of-this-form' });",
  );
  expect(codeFor(finishClientDocuments, signedIn)).toContain(
    "call(finishClientDocuments, { body: body.value }, { idempotencyKey: 'key-of-this-form' });",
  );
});

test('the code for any call is TypeScript', async () => {
  const odd = { ...choices, baseUrl: "it's", token: true, key: true, patience: true };
  const programs = OPERATIONS.map((endpoint) => transformWithEsbuild(codeFor(endpoint, odd), `${endpoint.name}.ts`));
  expect((await Promise.all(programs)).length).toBe(OPERATIONS.length);
});
