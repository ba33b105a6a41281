import { useLocation, useNavigation } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';
import { deleteDraftsOfOthers } from './draft.ts';
import { fillForm, forgetForm, type KeptForm, keepTyped, nameOfForm } from './kept-form.ts';

/**
 * Keeps what is typed in every form below an element that is sent by POST, in this tab, until the form was answered: an
 * expired session loses nothing. Only its owner finds it again, and drafts of others are deleted.
 *
 * @param owner - person who is signed in
 * @returns ref for the element
 */
export function useKeptForms(owner: string): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  const sent = useRef(new Set<string>());
  const { key } = useLocation();
  const isAnswered = useNavigation().state === 'idle';

  useEffect(() => {
    deleteDraftsOfOthers(sessionStorage, owner);
    const element = root.current;
    if (!element) return;
    const keep = ({ target }: Event) => {
      const form = formAround(target);
      if (form && isControl(target)) keepTyped(sessionStorage, owner, form, target);
    };
    const send = ({ target }: Event) => {
      const form = formAround(target);
      if (form) sent.current.add(nameOfForm(owner, form));
    };
    const received = { input: keep, change: keep, submit: send };
    for (const [event, hear] of Object.entries(received)) element.addEventListener(event, hear);
    return () => {
      for (const [event, hear] of Object.entries(received)) element.removeEventListener(event, hear);
    };
  }, [owner]);

  // A person who had to sign in instead is on another page: the form that they sent is still there when they come back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other forms
  useEffect(() => {
    if (!isAnswered) return;
    for (const name of sent.current) forgetForm(sessionStorage, name);
    sent.current.clear();
    for (const form of root.current?.querySelectorAll('form') ?? []) {
      const kept = keptForm(form);
      if (kept) fillForm(sessionStorage, owner, kept);
    }
  }, [owner, key, isAnswered]);

  return root;
}

function formAround(target: EventTarget | null): KeptForm | undefined {
  const form = target instanceof Element ? target.closest('form') : null;
  return form ? keptForm(form) : undefined;
}

/** Reads the attributes: a field may be called `action`. */
const keptForm = (form: HTMLFormElement): KeptForm | undefined =>
  form.getAttribute('method')?.toLowerCase() === 'post'
    ? { action: form.getAttribute('action') ?? location.pathname, controls: [...form.elements].filter(isControl) }
    : undefined;

const isControl = (
  element: EventTarget | null,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
