import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { blockedIdentifier } from './blocked-identifier.ts';

/** Removes an identifier from the block list; its past entry stays readable. */
export const unblockIdentifier = defineEndpoint({
  name: 'unblockIdentifier',
  method: 'DELETE',
  path: '/web/private/back-office/block-list/{id}',
  access: 'staff',
  permission: 'block_list.change',
  summary: 'Unblock an identifier',
  params: idParams,
  reply: blockedIdentifier,
  refusals: ['not_found'],
});
