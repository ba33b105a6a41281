import { verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { createPasswords } from './passwords.ts';

const verifyHash = vi.fn(verify);
const passwords = await createPasswords(verifyHash);

test('a password is stored as argon2id of 19 MiB, two passes and one lane', async () => {
  expect(await passwords.hash('una frase larga')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a password is recognized only when every letter matches', async () => {
  const stored = await passwords.hash('una frase larga');
  expect(await passwords.matches('una frase larga', stored)).toBe(true);
  expect(await passwords.matches('una frase larga ', stored)).toBe(false);
  expect(await passwords.matches('una frase larg', stored)).toBe(false);
});

test('an unknown user is refused after a hash of the same cost was verified', async () => {
  expect(await passwords.matches('nobody has this password', undefined)).toBe(false);
  expect(verifyHash.mock.lastCall?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
