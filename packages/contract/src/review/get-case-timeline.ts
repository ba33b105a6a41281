import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { historyEvent } from '../history/history-event.ts';
import { instant } from '../wire/calendar.ts';
import { idParams } from '../wire/id.ts';

/** Returns the history of the client of an application, the newest first. */
export const getCaseTimeline = defineEndpoint({
  name: 'getCaseTimeline',
  method: 'GET',
  path: '/web/private/back-office/application/{id}/timeline',
  access: 'staff',
  permission: 'case.read',
  summary: "Retrieve the history of an application's client",
  params: idParams,
  reply: lazy(() =>
    z.array(
      z.object({
        at: instant(),
        /** `client`, `system`, or the id of a member of staff. */
        actor: z.string(),
        actorName: z.nullable(z.string()),
        event: historyEvent(),
      }),
    ),
  ),
  refusals: ['not_found'],
});
