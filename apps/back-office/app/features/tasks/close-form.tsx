import type { FormProblem } from '@lender/web/forms';
import { CommandForm } from '../../forms/command-form.tsx';
import { NoteField } from '../../forms/note-field.tsx';
import { tasksCopy } from './tasks.copy.es.ts';

const { close: copy, problems } = tasksCopy;

export interface CloseFormProps {
  readonly id: string;
  readonly formKey: string;
  readonly listHref: string;
  readonly problem?: FormProblem<'note'>;
}

/** Shows the form for what was done about a task, which closes the task. */
export const CloseForm = ({ id, formKey, listHref, problem }: CloseFormProps) => (
  <CommandForm
    aria-label={copy.title}
    formKey={formKey}
    hidden={{ taskId: id }}
    words={problems}
    problem={problem}
    refused={null}
    summary={copy.summary}
    submit={copy.submit}
    cancel={{ href: listHref, label: copy.cancel }}
  >
    {(form) => <NoteField {...form} label={copy.note} hint={copy.noteHint} autoFocus />}
  </CommandForm>
);
