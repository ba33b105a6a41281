import * as z from 'zod/mini';
import { VERSION_STATES } from '../drafts/draft-row.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { ownDay } from './working-day.ts';

/**
 * Returns the days that count as working days, or not, otherwise than by the published calendar, and how that came
 * about.
 */
export const listWorkingDays = defineEndpoint({
  name: 'listWorkingDays',
  method: 'GET',
  path: '/web/private/back-office/working-days',
  access: 'staff',
  permission: 'bank_list.read',
  summary: "List the lender's exceptions to the working-day calendar",
  reply: lazy(() =>
    z.object({
      /** Published calendar, by its version in `@lender/calculator`. */
      published: z.string(),
      /** Calendar in force, used for new offers: the published one with the lender's own days, by name. */
      calendar: z.string(),
      /** Request that waits for a second person, if there is one. */
      askedId: z.nullable(id()),
      /** Lists, the newest first: a change names the newest list that its author saw. */
      lists: z.array(
        z.object({
          version: z.int(),
          state: z.enum(VERSION_STATES),
          liveFrom: instant(),
          /** `null` for what came with the program. */
          madeByName: z.nullable(z.string()),
          approvedByName: z.nullable(z.string()),
          reason: z.nullable(z.string()),
          days: z.array(ownDay()),
        }),
      ),
    }),
  ),
  refusals: [],
});
