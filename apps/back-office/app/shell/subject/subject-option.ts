import { hitCopy } from '../../vocabulary/hit.copy.es.ts';
import { subjectCopy as copy } from './subject.copy.es.ts';
import { parseSubject, type Subject, writeSubject } from './subject.ts';

/** Subject that can be chosen. */
export interface SubjectOption {
  /** Subject as the form carries it. */
  readonly value: string;
  readonly id: string;
  readonly label: string;
  readonly description: string;
}

/** Returns a subject as it is offered, with what tells it from others. */
export const subjectOption = (subject: Subject, details: readonly string[] = []): SubjectOption => ({
  value: writeSubject(subject),
  id: subject.id,
  label: subject.name || hitCopy.unnamed,
  description: [copy.kinds[subject.kind], ...details].join(' · '),
});

/** Returns the subject that a form carried, as it is offered again; undefined where none was chosen. */
export function chosenSubject(text: string | undefined): SubjectOption | undefined {
  const subject = text === undefined ? undefined : parseSubject(text);
  return subject && subjectOption(subject);
}
