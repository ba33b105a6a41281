import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { staffTaskMatter } from './staff-task-matter.ts';

/** One task that waits for a person, or did. */
export const taskRow = lazy(() =>
  z.object({
    id: id(),
    matter: staffTaskMatter(),
    /** Name of the client whom the task is about; null where it is about none. */
    clientName: z.nullable(z.string()),
    openedAt: instant(),
    /** Full minutes of the business clock for which the task waits, or waited. */
    waitingMinutes: z.int(),
    /** Moment by which a member of staff should have looked at the task; null for old tasks that were closed. */
    dueAt: z.nullable(instant()),
    closedAt: z.nullable(instant()),
    /** Name of a member of staff; null where the server saw that the subject had settled itself. */
    closedByName: z.nullable(z.string()),
    note: z.nullable(z.string()),
  }),
);
