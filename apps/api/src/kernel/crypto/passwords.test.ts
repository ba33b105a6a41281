import { verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { createPasswords } from './passwords.ts';

const verifyHash = vi.fn(verify);
const passwords = await createPasswords(verifyHash);

test('keeps a password as argon2id of 19 MiB, two passes and one lane', async () => {
  expect(await passwords.hash('una frase larga')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('knows a password again, letter by letter', async () => {
  const stored = await passwords.hash('una frase larga');
  expect(await passwords.matches('una frase larga', stored)).toBe(true);
  expect(await passwords.matches('una frase larga ', stored)).toBe(false);
  expect(await passwords.matches('una frase larg', stored)).toBe(false);
});

test('says no to an unknown user, after verifying a hash of the same cost', async () => {
  expect(await passwords.matches('nobody has this password', undefined)).toBe(false);
  expect(verifyHash.mock.lastCall?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
