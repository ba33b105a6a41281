import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { staffTaskMatter } from './staff-task-matter.ts';

/** One thing that waits for a person, or did. */
export const taskRow = lazy(() =>
  z.object({
    id: id(),
    matter: staffTaskMatter(),
    /** Of the client whom it is about, where it is about one. */
    clientName: z.nullable(z.string()),
    openedAt: instant(),
    /** For how many full minutes of the business clock it waits, or waited. */
    waitingMinutes: z.int(),
    /** Until when somebody should have looked at it. */
    dueAt: z.nullable(instant()),
    closedAt: z.nullable(instant()),
    /** A member of the staff; null where the server saw that the matter had settled itself. */
    closedByName: z.nullable(z.string()),
    note: z.nullable(z.string()),
  }),
);
