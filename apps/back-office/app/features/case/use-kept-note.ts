import { type RefObject, useEffect, useRef } from 'react';
import { keepNote, readNote } from '../../platform/kept-note.ts';

/**
 * Keeps the note of a case in this tab while it is typed, so that a session that ends meanwhile loses nothing. What the
 * server shows again wins.
 *
 * @returns goes on the text area
 */
export function useKeptNote(caseId: string): RefObject<HTMLTextAreaElement | null> {
  const note = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const area = note.current;
    if (!area) return;
    area.value ||= readNote(sessionStorage, caseId);
    const keep = () => keepNote(sessionStorage, caseId, area.value);
    area.addEventListener('input', keep);
    return () => area.removeEventListener('input', keep);
  }, [caseId]);
  return note;
}

/** Forgets the note once its decision is made. */
export function useForgottenNote(caseId: string, isDecided: boolean): void {
  useEffect(() => {
    if (isDecided) keepNote(sessionStorage, caseId, '');
  }, [caseId, isDecided]);
}
