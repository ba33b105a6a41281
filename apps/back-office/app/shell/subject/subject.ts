/** Kinds of things that a complaint or an entry of the audit may be about. */
export const SUBJECT_KINDS = ['client', 'application', 'loan'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** Client, application or loan that was chosen from a search. */
export interface Subject {
  readonly kind: SubjectKind;
  readonly id: string;
  /** Name of its client. */
  readonly name: string;
}

/** Returns a subject as a form carries it. */
export const writeSubject = ({ kind, id, name }: Subject): string => `${kind}:${id} ${name}`;

/**
 * Reads the subject that a form carries; nothing where none was chosen.
 *
 * @example
 * parseSubject('loan:01930000-0000-7000-8000-000000000001 Ana Robles')?.kind // → 'loan'
 */
export function parseSubject(text: string): Subject | undefined {
  const [, word, id = '', name = ''] = /^(\w+):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (.*)$/.exec(text) ?? [];
  const kind = SUBJECT_KINDS.find((each) => each === word);
  return kind && { kind, id, name };
}

/** Value of the button that searches for a subject instead of sending its form. */
export const FIND_INTENT = 'find';
