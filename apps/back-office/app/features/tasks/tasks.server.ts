import { listTasks, retryJob } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, formKeyOf, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { toOutcome } from '../../forms/to-outcome.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { type PageLink, type PageLinks, pageLinks } from '../../shell/page-links.ts';
import { shownRows } from '../../shell/shown-rows.ts';
import { closeForm } from './task-forms.ts';
import { TASK_STATES, type TaskQuery, tasksPath } from './task-query.ts';
import { type TaskView, taskView } from './task-view.ts';
import { tasksCopy as copy } from './tasks.copy.es.ts';

export interface TasksView extends PageLinks {
  readonly tabs: readonly PageLink[];
  readonly tasks: readonly TaskView[];
  readonly total: number;
  /** Which rows of how many are shown; empty where there are none. */
  readonly shown: string;
  /** Number of the last page that has tasks, at least 1. */
  readonly lastPage: number;
}

const perPage = 25;

/** Reads one page of open or finished tasks, in words. */
export async function readTasks(call: Call, query: TaskQuery): Promise<TasksView> {
  const answer = await call(listTasks, { query: { ...query, perPage } });
  if (!answer.ok) throw unreadable('the tasks', answer.refusal);
  const { data, pagination = { total: data.length, totalPages: 1 } } = answer;
  const { page } = query;
  return {
    tabs: TASK_STATES.map((state) => ({
      href: tasksPath({ ...query, state, page: 1 }),
      label: copy.states[state],
      isCurrent: state === query.state,
    })),
    tasks: data.map(taskView),
    total: pagination.total,
    shown: shownRows({ page, perPage, rows: data.length, total: pagination.total }),
    lastPage: Math.max(1, pagination.totalPages),
    ...pageLinks({ page, totalPages: pagination.totalPages, hrefOf: (to) => tasksPath({ ...query, page: to }) }),
  };
}

/** Message shown when nothing was done, in addition to the problems in the form. */
export interface TaskProblem extends FormProblem<'note'> {
  readonly said?: string;
}

interface Asked {
  readonly id: string;
  /** Address of the list that the user came from. */
  readonly back: string;
}

/** Closes a task with the note of its form, and continues to the list of the remaining tasks. */
export async function closeFrom(call: Call, { id, back }: Asked, data: FormData): Promise<Outcome<TaskProblem>> {
  const submitted = await submitForm(closeForm, data, call, { params: { id } });
  return toOutcome(submitted, back);
}

/** Runs a dead job again, which closes its task. */
export async function retryFrom(call: Call, { id, back }: Asked, data: FormData): Promise<Outcome<TaskProblem>> {
  const answer = await call(retryJob, { params: { id } }, formKeyOf(data));
  if (answer.ok) return leadTo(back);
  const { retryProblems } = copy;
  const said = answer.refusal.code === 'not_found' ? retryProblems.not_found : retryProblems.other;
  return showRefusal({ values: {}, fields: {}, facts: {}, said }, 409);
}
