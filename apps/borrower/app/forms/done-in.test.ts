import { expect, test } from 'vitest';
import { doneAt, doneIn } from './done-in.ts';

test('an action just done is read back from the address, and unknown values are ignored', () => {
  const at = (word: string) => doneIn(`https://site.example${doneAt('/profile', word)}`, ['email', 'phone']);
  expect(at('email')).toBe('email');
  expect(at('<script>')).toBeNull();
  expect(doneIn('https://site.example/profile', ['email'])).toBeNull();
});
