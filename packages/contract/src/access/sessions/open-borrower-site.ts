import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';

/**
 * Opens a session on the borrower site: the returned address opens it as the member of staff who asks, once, within a
 * minute.
 */
export const openBorrowerSite = defineEndpoint({
  name: 'openBorrowerSite',
  method: 'POST',
  path: '/web/private/back-office/borrower-site',
  access: 'staff',
  permission: 'self.manage',
  summary: 'Open the borrower site',
  reply: lazy(() => z.object({ url: z.url() })),
  refusals: [],
  repeat: 'never',
});
