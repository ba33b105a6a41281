import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Draft, deleteDraft, draftOf, readDraft, saveDraft } from './draft.ts';

export interface SavedDraft {
  /** Ref for the form. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Texts that were restored, for fields that must be set by code. */
  readonly restored: Draft;
}

/**
 * Saves what is typed in this tab, so that a reload, a photo or a lost session loses nothing. Passwords and hidden
 * fields are left out. Values that the server shows again replace the draft.
 *
 * @param name - owner and page of the draft: `{hashedUserId}:address`
 * @param leftOut - further fields that are never saved; the same list at each render
 */
export function useDraft(name: string, leftOut: readonly string[] = none): SavedDraft {
  const form = useRef<HTMLFormElement>(null);
  const [restored, setRestored] = useState<Draft>({});

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = readDraft(sessionStorage, name);
    setRestored(draft);
    restore(element, draft);
    const save = () =>
      saveDraft(sessionStorage, name, draftOf(new FormData(element), [...leftOut, ...secretFields(element)]));
    element.addEventListener('input', save);
    element.addEventListener('change', save);
    return () => {
      element.removeEventListener('input', save);
      element.removeEventListener('change', save);
    };
  }, [name, leftOut]);

  return { form, restored };
}

/** Deletes a draft once its form is accepted. */
export function useAcceptedDraft(name: string, isAccepted: boolean): void {
  useEffect(() => {
    if (isAccepted) deleteDraft(sessionStorage, name);
  }, [isAccepted, name]);
}

const none: readonly string[] = [];

const secretFields = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type=hidden], input[type=password]')].map(({ name }) => name);

/** Fills empty fields, and notifies their listeners. */
function restore(form: HTMLFormElement, draft: Draft): void {
  for (const [field, text] of Object.entries(draft)) {
    const control = form.elements.namedItem(field);
    if (control instanceof RadioNodeList) control.value ||= text;
    if (!isFillable(control) || control.value !== '') continue;
    control.value = text;
    for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
  }
}

const isFillable = (control: unknown): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;
