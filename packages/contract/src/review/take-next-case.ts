import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';

/** Assigns to the caller the unassigned case that has waited longest for a person. */
export const takeNextCase = defineEndpoint({
  name: 'takeNextCase',
  method: 'POST',
  path: '/web/private/back-office/application/take-next',
  access: 'staff',
  permission: 'case.decide',
  summary: 'Take the next case',
  /** `null` when no unassigned case waits. */
  reply: lazy(() => z.object({ id: z.nullable(id()) })),
  refusals: [],
  repeat: 'key',
});
