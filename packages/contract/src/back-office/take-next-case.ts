import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';

/** Takes the case that waits longest for a person and that nobody has. */
export const takeNextCase = defineEndpoint({
  name: 'takeNextCase',
  method: 'POST',
  path: '/web/private/back-office/application/take-next',
  access: 'staff',
  permission: 'case.decide',
  summary: 'Take the next case',
  /** `null` when none waits that is free. */
  reply: lazy(() => z.object({ id: z.nullable(id()) })),
  refusals: [],
  repeat: 'key',
});
