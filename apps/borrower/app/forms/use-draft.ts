import { useLocation, useNavigation } from '@remix-run/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Draft, draftOf, forgetDraft, keepDraft, readDraft } from './draft.ts';

export interface KeptDraft {
  /** Goes on the form. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** What was brought back, for fields that have to be told. */
  readonly restored: Draft;
}

const neverKept = ['code', 'password', 'terms', 'privacy'];

/**
 * Keeps what is typed in this tab until the form is accepted, so that a reload, a photo or a lost session loses
 * nothing. What the server shows again wins over the draft.
 *
 * @param name - whose draft, and of which page: `{hashedUserId}:address`
 */
export function useDraft(name: string): KeptDraft {
  const form = useRef<HTMLFormElement>(null);
  const [restored, setRestored] = useState<Draft>({});

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = readDraft(sessionStorage, name);
    setRestored(draft);
    restore(element, draft);
    const hidden = [...element.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map((input) => input.name);
    const keep = () => keepDraft(sessionStorage, name, draftOf(new FormData(element), [...neverKept, ...hidden]));
    element.addEventListener('input', keep);
    element.addEventListener('change', keep);
    return () => {
      element.removeEventListener('input', keep);
      element.removeEventListener('change', keep);
    };
  }, [name]);

  useForgettingWhenAccepted(name);
  return { form, restored };
}

/** Fills what is empty, and tells whoever listens to the fields. */
function restore(form: HTMLFormElement, draft: Draft): void {
  for (const [field, text] of Object.entries(draft)) {
    const control = form.elements.namedItem(field);
    if (control instanceof RadioNodeList) control.value ||= text;
    const isFillable = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    if (!isFillable || control.value !== '') continue;
    control.value = text;
    for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
  }
}

/** A form that was sent and leads to another page was accepted, unless that page asks to sign in again. */
function useForgettingWhenAccepted(name: string): void {
  const { state, formMethod, location: target } = useNavigation();
  const { pathname } = useLocation();
  const leadsOn = target !== undefined && ![pathname, '/ingresar'].includes(target.pathname);
  const isAccepted = state === 'loading' && formMethod === 'POST' && leadsOn;
  useEffect(() => {
    if (isAccepted) forgetDraft(sessionStorage, name);
  }, [isAccepted, name]);
}
