import { SECRET_FIELDS } from '../forms/form-definition.ts';
import { FORM_KEY } from '../forms/form-key.tsx';
import { deleteDraft, readDraft, saveDraft } from './draft.ts';

/** One field of a form, as the browser's DOM has it. */
export interface KeptControl extends EventTarget {
  readonly name: string;
  readonly type: string;
  readonly autocomplete: string;
  value: string;
  readonly defaultValue?: string;
}

/** A form of a page, with the address to which it is sent. */
export interface KeptForm {
  readonly action: string;
  readonly controls: readonly KeptControl[];
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const TYPED = ['text', 'search', 'email', 'tel', 'url', 'number', 'date', 'time', 'month', 'textarea', 'select-one'];
const SECRETS: readonly string[] = SECRET_FIELDS;

/**
 * Names the input of a form by its author, the address to which it is sent, its subject, and its fields. The key of a
 * form is ignored, since it differs each time.
 */
export function nameOfForm(owner: string, { action, controls }: KeptForm): string {
  const about = controls.filter(({ type, name }) => type === 'hidden' && name !== FORM_KEY);
  const fields = new Set(controls.filter(isKept).map(({ name }) => name));
  return [`${owner}:${action}`, ...about.map(({ name, value }) => `${name}=${value}`), ...fields].join('|');
}

/**
 * Saves the text of one field of a form: never what is secret, chosen from files or hidden. The other fields have the
 * server's values.
 */
export function keepTyped(store: Store, owner: string, form: KeptForm, typed: KeptControl): void {
  if (!isKept(typed)) return;
  const name = nameOfForm(owner, form);
  saveDraft(store, name, { ...readDraft(store, name), [typed.name]: typed.value });
}

export const forgetForm = (store: Store, name: string): void => deleteDraft(store, name);

/**
 * Fills in what the owner had typed, where the form is as the server drew it, and notifies the listeners of the fields.
 */
export function fillForm(store: Store, owner: string, form: KeptForm): void {
  const draft = readDraft(store, nameOfForm(owner, form));
  for (const control of form.controls.filter(isKept)) {
    const text = draft[control.name];
    if (text === undefined || isTouched(control) || control.value === text) continue;
    // Uses the prototype's setter: React ignores changes by its own.
    Reflect.set(Object.getPrototypeOf(control), 'value', text, control);
    for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
  }
}

const isKept = ({ name, type, autocomplete }: KeptControl): boolean =>
  name !== '' && TYPED.includes(type) && !SECRETS.includes(name) && autocomplete !== 'one-time-code';

/** A list does not say which option was chosen at first. */
const isTouched = ({ value, defaultValue }: KeptControl): boolean =>
  defaultValue !== undefined && value !== defaultValue;
