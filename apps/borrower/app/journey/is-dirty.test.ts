import { expect, test } from 'vitest';
import { isDirty } from './is-dirty.ts';

const text = { type: 'text', value: 'Ana', defaultValue: 'Ana' };
const box = { type: 'checkbox', value: 'on', checked: false, defaultChecked: false };
const list = {
  type: 'select-one',
  value: '',
  selectedIndex: 0,
  options: [{ defaultSelected: false }, { defaultSelected: false }],
};

test('a field with the content it was shown with is not dirty', () => {
  for (const control of [text, box, list, { type: 'hidden', value: 'key' }]) expect(isDirty(control)).toBe(false);
});

test.each([
  ['a text that was changed', { ...text, value: 'Ana M' }],
  ['a text where none was', { type: 'text', value: 'A' }],
  ['a file that was chosen', { type: 'file', value: 'C:\\fakepath\\ine.jpg' }],
  ['a box that was ticked', { ...box, checked: true }],
  ['another choice', { ...list, selectedIndex: 1 }],
  ['a choice that was taken back', { ...list, options: [{ defaultSelected: false }, { defaultSelected: true }] }],
])('a field with %s is dirty', (_, control) => {
  expect(isDirty(control)).toBe(true);
});
