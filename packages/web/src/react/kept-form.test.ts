import { expect, test, vi } from 'vitest';
import { fillForm, forgetForm, type KeptControl, type KeptForm, keepTyped, nameOfForm } from './kept-form.ts';

function memory() {
  const saved = new Map<string, string>();
  return {
    saved,
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  };
}

class Control extends EventTarget implements KeptControl {
  readonly name: string;
  readonly type: string;
  readonly autocomplete: string;
  readonly defaultValue: string;
  private held: string;

  constructor(name: string, value = '', { type = 'text', autocomplete = '' } = {}) {
    super();
    [this.name, this.type, this.autocomplete, this.defaultValue, this.held] = [name, type, autocomplete, value, value];
  }
  get value() {
    return this.held;
  }
  set value(text: string) {
    this.held = text;
  }
}

const formOf = (...controls: readonly KeptControl[]): KeptForm => ({
  action: '/solicitudes/1?decidir=reject',
  controls,
});
const about = (revision: string, key: string) => [
  new Control('revision', revision, { type: 'hidden' }),
  new Control('formKey', key, { type: 'hidden' }),
];
/** Types a note as one person, and draws the page again, for the same person or for another one. */
function typedBy(owner: string, again: string, drawn = new Control('note')) {
  const store = memory();
  const note = new Control('note');
  note.value = 'Llamé dos veces';
  keepTyped(store, owner, formOf(note, ...about('1', 'key-1')), note);
  fillForm(store, again, formOf(drawn, ...about('1', 'key-2')));
  return drawn.value;
}

test('half-typed text is in the form again, for its owner and no other person', () => {
  expect(typedBy('ana', 'ana')).toBe('Llamé dos veces');
  expect(typedBy('ana', 'luis')).toBe('');
});

test('a field that the server filled in has the text that its owner changed it to', () => {
  expect(typedBy('ana', 'ana', new Control('note', 'Sin llamar'))).toBe('Llamé dos veces');
});

test.each(['textarea', 'select-one', 'date', 'email', 'tel'])(
  'the text of a half-typed field of type %s is kept',
  (type) => {
    const store = memory();
    const typed = new Control('note', '', { type });
    typed.value = '2026-03-01';
    keepTyped(store, 'ana', formOf(typed), typed);
    const drawn = new Control('note', '', { type });
    fillForm(store, 'ana', formOf(drawn));
    expect(drawn.value).toBe('2026-03-01');
  },
);

test('a field without typed text has the present value of the server', () => {
  const store = memory();
  const note = new Control('note', 'Sí');
  keepTyped(store, 'ana', formOf(note, new Control('limit', '3000')), note);
  const limit = new Control('limit', '5000');
  fillForm(store, 'ana', formOf(new Control('note'), limit));
  expect(limit.value).toBe('5000');
});

test('text that was typed meanwhile is not overwritten', () => {
  const drawn = new Control('note');
  drawn.value = 'Otra cosa';
  expect(typedBy('ana', 'ana', drawn)).toBe('Otra cosa');
});

test('listeners of a field are notified of the text that was filled in', () => {
  const drawn = new Control('note');
  const received = vi.fn();
  for (const event of ['input', 'change']) drawn.addEventListener(event, received);
  typedBy('ana', 'ana', drawn);
  expect(received).toHaveBeenCalledTimes(2);
});

test('a form about another subject, or another revision of it, is another form', () => {
  const name = (revision: string, key: string) =>
    nameOfForm('ana', formOf(new Control('note'), ...about(revision, key)));
  expect(name('1', 'a')).toBe(name('1', 'b'));
  expect(name('1', 'a')).not.toBe(name('2', 'a'));
});

test('passwords, codes, identifiers, files and ticks are never saved', () => {
  const store = memory();
  const secrets = [
    new Control('oldPassword', 'secreto', { type: 'password' }),
    new Control('newPassword', 'secreto'),
    new Control('code', 'secreto'),
    new Control('pin', 'secreto', { autocomplete: 'one-time-code' }),
    new Control('file', 'secreto', { type: 'file' }),
    new Control('agreed', 'secreto', { type: 'checkbox' }),
  ];
  const note = new Control('note', 'Sí');
  for (const typed of [note, ...secrets]) keepTyped(store, 'ana', formOf(note, ...secrets), typed);
  expect([...store.saved.values()]).toEqual(['{"note":"Sí"}']);
  expect([...store.saved.keys()].join()).not.toContain('secreto');
});

test('a form that was accepted is forgotten', () => {
  const store = memory();
  const note = new Control('note', 'Sí');
  const form = formOf(note);
  keepTyped(store, 'ana', form, note);
  forgetForm(store, nameOfForm('ana', form));
  expect(store.saved.size).toBe(0);
});
