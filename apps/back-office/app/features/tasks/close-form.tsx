import type { FormProblem } from '@lender/web/forms';
import { CommandCard } from '../../forms/command-card.tsx';
import { NoteField } from '../../forms/note-field.tsx';
import type { TaskView } from './task-view.ts';
import { tasksCopy } from './tasks.copy.es.ts';

const { close: copy, problems } = tasksCopy;

export interface CloseFormProps {
  readonly task: TaskView;
  readonly formKey: string;
  readonly listHref: string;
  readonly problem?: FormProblem<'note'>;
}

/** Shows the form for what was done about a task, which closes the task. */
export const CloseForm = ({ task, formKey, listHref, problem }: CloseFormProps) => (
  <CommandCard
    id="close"
    title={copy.title(tasksCopy.of(task.title, task.client))}
    formKey={formKey}
    hidden={{ taskId: task.id }}
    words={problems}
    problem={problem}
    refused={null}
    summary={copy.summary}
    submit={copy.submit}
    cancel={{ href: listHref, label: copy.cancel }}
  >
    {(form) => <NoteField {...form} label={copy.note} hint={copy.noteHint} autoFocus />}
  </CommandCard>
);
