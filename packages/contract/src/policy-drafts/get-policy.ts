import * as z from 'zod/mini';
import { setting } from '../drafts/setting.ts';
import { settingChange } from '../drafts/setting-change.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { countInQuery } from '../wire/number-in-text.ts';

/** Returns the content of a published version, and its differences from the version before it. */
export const getPolicy = defineEndpoint({
  name: 'getPolicy',
  method: 'GET',
  path: '/web/private/back-office/policy/{version}',
  access: 'staff',
  permission: 'policy.read',
  summary: 'Retrieve a version of the decision policy',
  params: lazy(() => z.object({ version: countInQuery(999_999) })),
  reply: lazy(() =>
    z.object({
      version: z.int(),
      liveFrom: instant(),
      settings: z.array(setting()),
      /** Changes; empty for the first version. */
      changes: z.array(settingChange()),
    }),
  ),
  refusals: ['not_found'],
});
