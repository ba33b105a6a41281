import type { FormEvent } from 'react';
import { expect, test } from 'vitest';
import { groupPhone } from './phone-mask.ts';
import { shapeAtEnd } from './shape-at-end.ts';

/** Something typed, with the cursor where it stands. */
function typed(value: string, { at = value.length, isComposing = false } = {}) {
  const currentTarget = { value, selectionStart: at };
  shapeAtEnd({ currentTarget, nativeEvent: { isComposing } } as unknown as FormEvent<HTMLInputElement>, groupPhone);
  return currentTarget.value;
}

test('what is typed at the end is shaped', () => {
  expect(typed('55123')).toBe('551 23');
});

test('a correction in the middle stays as it is, so that the cursor does', () => {
  expect(typed('55123', { at: 2 })).toBe('55123');
});

test('a word that the keyboard is still putting together is left to it', () => {
  expect(typed('55123', { isComposing: true })).toBe('55123');
});
