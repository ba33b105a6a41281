import { expect, test } from 'vitest';
import { forgetNotes, keepNote, readNote } from './kept-note.ts';

const memory = () => {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    texts,
  };
};

test('a note waits for its own case', () => {
  const store = memory();
  keepNote(store, 'case-1', 'Llamé al patrón.');
  expect([readNote(store, 'case-1'), readNote(store, 'case-2')]).toEqual(['Llamé al patrón.', '']);
});

test('a note that is taken back leaves nothing behind', () => {
  const store = memory();
  keepNote(store, 'case-1', 'Llamé');
  keepNote(store, 'case-1', '');
  expect(store.texts.size).toBe(0);
});

test('a browser that keeps nothing stops nobody', () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const store = { getItem: forbid, setItem: forbid, removeItem: forbid };
  expect(() => keepNote(store, 'case-1', 'Llamé')).not.toThrow();
  expect(readNote(store, 'case-1')).toBe('');
});

test('whoever signs out leaves no note, and nothing else is touched', () => {
  const kept: Record<string, string> = { 'note:case-1': 'Llamé', positions: '{}' };
  const store = Object.create({ removeItem: (key: string) => delete kept[key] });
  forgetNotes(Object.assign(store, kept));
  expect(Object.keys(kept)).toEqual(['positions']);
});
