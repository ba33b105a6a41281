import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deleteAllDrafts, deleteDraft, deleteDraftsOfOthers, draftOf, readDraft, saveDraft } from './draft.ts';

function memory() {
  const saved = new Map<string, string>();
  return {
    saved,
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
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

test('typed text is there after a reload', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string(), { noNullPrototype: true }), (typed) => {
      const store = memory();
      saveDraft(store, 'client-1:address', typed);
      expect(readDraft(store, 'client-1:address')).toEqual(typed);
    }),
  );
});

test('a draft is seen by its owner and on its page only, and can be deleted', () => {
  const store = memory();
  saveDraft(store, 'client-1:address', { street: 'Reforma' });
  expect(readDraft(store, 'client-2:address')).toEqual({});
  expect(readDraft(store, 'client-1:reference')).toEqual({});
  deleteDraft(store, 'client-1:address');
  expect(store.saved.size).toBe(0);
});

test('signing out deletes the drafts of every person, and nothing that is not ours', () => {
  const store = { 'draft:client-1:address': '{}', 'draft:client-2:details': '{}', theme: 'dark' } as Record<
    string,
    string
  >;
  Object.defineProperty(store, 'removeItem', { value: (key: string) => delete store[key] });
  deleteAllDrafts(store as unknown as Storage);
  expect(Object.keys(store)).toEqual(['theme']);
});

test('signing in deletes the drafts of other people', () => {
  const store: Record<string, string> = { 'draft:ana:note': '{}', 'draft:anabel:note': '{}', 'draft:search': '{}' };
  Object.defineProperty(store, 'removeItem', { value: (key: string) => delete store[key] });
  deleteDraftsOfOthers(store as unknown as Storage, 'ana');
  expect(Object.keys(store)).toEqual(['draft:ana:note']);
});

test('passwords, codes and files are never saved', () => {
  const data = new FormData();
  data.set('email', 'ana@correo.example');
  data.set('password', 'correcto caballo');
  data.set('code', '123');
  data.set('file', new Blob(['x']));
  expect(draftOf(data, ['password', 'code'])).toEqual({ email: 'ana@correo.example' });
});

test('a browser that denies its storage breaks nothing', () => {
  expect(() => saveDraft(forbidden, 'x', { a: 'b' })).not.toThrow();
  expect(() => deleteDraft(forbidden, 'x')).not.toThrow();
  expect(readDraft(forbidden, 'x')).toEqual({});
});

test.each(['null', '[1]', '"x"', '{', '{"a":1}'])('a stored text that is no draft (%s) is not shown', (text) => {
  const store = memory();
  store.setItem('draft:x', text);
  expect(Object.values(readDraft(store, 'x')).every((value) => typeof value === 'string')).toBe(true);
});
