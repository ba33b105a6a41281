import type { FormEvent } from 'react';
import { expect, test } from 'vitest';
import { shapeAtEnd } from './shape-at-end.ts';

/** Groups digits by threes. */
const group = (text: string): string => text.replace(/(\d{3})(?=\d)/g, '$1 ');

/** Simulates typing in a field, with the cursor at a given place. */
function typed(value: string, { at = value.length, isComposing = false } = {}) {
  const currentTarget = { value, selectionStart: at };
  shapeAtEnd({ currentTarget, nativeEvent: { isComposing } } as unknown as FormEvent<HTMLInputElement>, group);
  return currentTarget.value;
}

test('text that is typed at the end is formatted', () => {
  expect(typed('55123')).toBe('551 23');
});

test('a correction in the middle stays as it is, so that the cursor does not move', () => {
  expect(typed('55123', { at: 2 })).toBe('55123');
});

test('a word that the keyboard is still composing is left alone', () => {
  expect(typed('55123', { isComposing: true })).toBe('55123');
});
