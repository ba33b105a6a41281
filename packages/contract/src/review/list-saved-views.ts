import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { savedView, viewGiven } from './saved-view.ts';

/** Returns the caller's own views of a list and those that colleagues share, by name. */
export const listSavedViews = defineEndpoint({
  name: 'listSavedViews',
  method: 'GET',
  path: '/web/private/back-office/view',
  access: 'staff',
  permission: 'case.read',
  summary: 'List the saved views of a screen',
  query: lazy(() => z.object({ screen: viewGiven.screen() })),
  reply: lazy(() => z.array(savedView())),
  refusals: [],
});
