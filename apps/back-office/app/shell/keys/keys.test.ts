import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GO_WITHIN_MS, type Going, goStep } from './go-step.ts';
import { EVERYWHERE_KEYS, everywhereRows } from './key-rows.ts';
import { type KeyPress, LEAVING_KEY, shortcutOf } from './shortcut-of.ts';

const press = (changes: Partial<KeyPress> = {}): KeyPress => ({
  key: 'a',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  defaultPrevented: false,
  ...changes,
});
const nowhere = { isTyping: false, isModal: false };

test('a key is no shortcut while the user types, in a dialog, or where the browser uses it', () => {
  expect(shortcutOf(press(), nowhere)).toBe('a');
  expect(shortcutOf(press(), { ...nowhere, isTyping: true })).toBeUndefined();
  expect(shortcutOf(press(), { ...nowhere, isModal: true })).toBeUndefined();
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'defaultPrevented'] as const)
    expect(shortcutOf(press({ [held]: true }), nowhere)).toBeUndefined();
});

test('Escape leaves what is open, also while a field has the focus, but not while a dialog is open', () => {
  expect(shortcutOf(press({ key: LEAVING_KEY }), { ...nowhere, isTyping: true })).toBe(LEAVING_KEY);
  expect(shortcutOf(press({ key: LEAVING_KEY }), { ...nowhere, isModal: true })).toBeUndefined();
  expect(shortcutOf(press({ key: LEAVING_KEY, defaultPrevented: true }), nowhere)).toBeUndefined();
});

describe('two keys one after the other', () => {
  const type = (...pressed: readonly (readonly [key: string | undefined, atMs: number])[]) => {
    let going: Going;
    return pressed.map(([key, atMs]) => {
      const step = goStep(going, { key, atMs });
      going = step.going;
      return step.letter;
    });
  };

  test('two keys one after the other lead to the page of the second', () => {
    expect(type(['g', 0], ['c', 900])).toEqual([undefined, 'c']);
    expect(type(['g', 0], ['g', 900], ['c', 950])).toEqual([undefined, 'g', undefined]);
  });

  test('the first of two keys is forgotten after a while, and by a key that types nothing', () => {
    expect(type(['g', 0], ['c', GO_WITHIN_MS + 1])).toEqual([undefined, undefined]);
    expect(type(['g', 0], ['Escape', 10], ['c', 20])).toEqual([undefined, undefined, undefined]);
    expect(type(['g', 0], [undefined, 10], ['c', 20])).toEqual([undefined, undefined, undefined]);
  });

  test('a second key counts only after the letter that begins a sequence', () => {
    const keys = fc.array(fc.constantFrom('a', 'g', 'j', 'Escape'), { maxLength: 12 });
    fc.assert(
      fc.property(keys, (pressed) => {
        const letters = type(...pressed.map((key, at) => [key, at] as const));
        for (const [at, letter] of letters.entries()) if (letter !== undefined) expect(pressed[at - 1]).toBe('g');
      }),
    );
  });
});

test('the sheet of keys lists the pages of the menu that have a key', () => {
  const rows = everywhereRows([{ label: 'Colas', goKey: 'c' }, { label: 'Otra' }]);
  expect(rows).toContainEqual({ keys: 'g c', does: 'Ir a Colas' });
  expect(rows).toHaveLength(4);
});

test('no page gives its own meaning to a key that is the same everywhere', () => {
  const tables = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>(
    '../../features/*/*-keys.ts',
    {
      eager: true,
    },
  );
  expect(Object.keys(tables)).not.toEqual([]);
  const reserved: readonly string[] = Object.values(EVERYWHERE_KEYS);
  for (const table of Object.values(tables).flatMap((module) => Object.values(module)))
    for (const key of Object.values(table)) expect(reserved).not.toContain(key);
});
