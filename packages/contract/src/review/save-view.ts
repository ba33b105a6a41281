import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { savedView, viewGiven } from './saved-view.ts';

/** Saves the filters of a list under a name; replaces the caller's own view of that name. */
export const saveView = defineEndpoint({
  name: 'saveView',
  method: 'POST',
  path: '/web/private/back-office/view',
  access: 'staff',
  permission: 'view.save',
  summary: 'Save the filters of a list as a view',
  body: lazy(() =>
    z.strictObject({
      screen: viewGiven.screen(),
      name: viewGiven.name(),
      address: viewGiven.address(),
      isShared: z.boolean(),
    }),
  ),
  reply: savedView,
  refusals: ['limit_reached'],
  repeat: 'key',
});
