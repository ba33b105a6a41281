import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = await createPasswords();

test('keeps a password as argon2id of 19 MiB, two passes and one lane', async () => {
  expect(await passwords.hash('una frase larga')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('knows a password again, letter by letter', async () => {
  const stored = await passwords.hash('una frase larga');
  expect(await passwords.matches('una frase larga', stored)).toBe(true);
  expect(await passwords.matches('una frase larga ', stored)).toBe(false);
  expect(await passwords.matches('una frase larg', stored)).toBe(false);
});

test('says no to an unknown user, after the same work', async () => {
  const stored = await passwords.hash('una frase larga');
  expect(await passwords.matches('nobody has this password', undefined)).toBe(false);
  const known = await fastest(() => passwords.matches('otra', stored));
  const unknown = await fastest(() => passwords.matches('otra', undefined));
  // The fastest of several runs, since other work on the machine only ever adds.
  expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2);
});

async function fastest(act: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 8; run++) {
    const start = performance.now();
    await act();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}
