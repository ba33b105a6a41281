import { STAFF_TASK_KINDS, type StaffTaskKind } from '@lender/contract';
import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';
import { readPageNumber } from '../../shell/page-number.ts';

export const TASK_STATES = ['open', 'closed'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** Selection of tasks, with the page; all of it is kept in the address. */
export interface TaskQuery {
  readonly state: TaskState;
  /** Kind of the tasks; absent for all kinds. */
  readonly kind?: StaffTaskKind;
  /** Number of the page, from 1. */
  readonly page: number;
}

const stateName = z.catch(z.enum(TASK_STATES), 'open');
const kindName = z.catch(z.optional(z.enum(STAFF_TASK_KINDS)), undefined);

/** Reads an address: what makes no sense in it is not asked for. */
export function parseTaskQuery(search: URLSearchParams): TaskQuery {
  const kind = kindName.parse(search.get('tipo') ?? undefined);
  return { state: stateName.parse(search.get('estado')), ...(kind && { kind }), page: readPageNumber(search) };
}

/** Returns the path of a page of tasks. */
export function tasksPath({ state, kind, page }: TaskQuery): string {
  const search = new URLSearchParams({
    ...(state === 'closed' && { estado: state }),
    ...(kind && { tipo: kind }),
    ...(page > 1 && { pagina: String(page) }),
  });
  return search.size > 0 ? `${screenPath('tasks', {})}?${search}` : screenPath('tasks', {});
}
