import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftOf, forgetAllDrafts, forgetDraft, keepDraft, readDraft } from './draft.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const forbidden = {
  getItem: (): string => {
    throw new DOMException('no', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('no', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('no', 'SecurityError');
  },
};

test('whatever was typed is there after a reload', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string(), { noNullPrototype: true }), (typed) => {
      const store = memory();
      keepDraft(store, 'client-1:address', typed);
      expect(readDraft(store, 'client-1:address')).toEqual(typed);
    }),
  );
});

test('a draft is seen by its owner and on its page only, and can be forgotten', () => {
  const store = memory();
  keepDraft(store, 'client-1:address', { street: 'Reforma' });
  expect(readDraft(store, 'client-2:address')).toEqual({});
  expect(readDraft(store, 'client-1:reference')).toEqual({});
  forgetDraft(store, 'client-1:address');
  expect(store.kept.size).toBe(0);
});

test('whoever signs out leaves nothing of anybody, and what is not ours stays', () => {
  const store = { 'draft:client-1:address': '{}', 'draft:client-2:details': '{}', theme: 'dark' } as Record<
    string,
    string
  >;
  Object.defineProperty(store, 'removeItem', { value: (key: string) => delete store[key] });
  forgetAllDrafts(store as unknown as Storage);
  expect(Object.keys(store)).toEqual(['theme']);
});

test('passwords, codes and files are never kept', () => {
  const data = new FormData();
  data.set('email', 'ana@correo.example');
  data.set('password', 'correcto caballo');
  data.set('code', '123');
  data.set('file', new Blob(['x']));
  expect(draftOf(data, ['password', 'code'])).toEqual({ email: 'ana@correo.example' });
});

test('a browser that keeps nothing breaks nothing', () => {
  expect(() => keepDraft(forbidden, 'x', { a: 'b' })).not.toThrow();
  expect(() => forgetDraft(forbidden, 'x')).not.toThrow();
  expect(readDraft(forbidden, 'x')).toEqual({});
});

test.each(['null', '[1]', '"x"', '{', '{"a":1}'])('what somebody else left (%s) is not shown', (text) => {
  const store = memory();
  store.setItem('draft:x', text);
  expect(Object.values(readDraft(store, 'x')).every((value) => typeof value === 'string')).toBe(true);
});
