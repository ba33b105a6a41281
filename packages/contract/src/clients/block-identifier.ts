import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { line } from '../wire/text.ts';
import { BLOCK_KINDS } from './block-kind.ts';
import { blockedIdentifier } from './blocked-identifier.ts';

/** Puts an identifier on the block list; one that is on it already stays as it is. */
export const blockIdentifier = defineEndpoint({
  name: 'blockIdentifier',
  method: 'POST',
  path: '/web/private/back-office/block-list',
  access: 'staff',
  permission: 'block_list.change',
  summary: 'Block an identifier',
  body: lazy(() => z.strictObject({ kind: z.enum(BLOCK_KINDS), value: line(100), reason: line(500) })),
  reply: blockedIdentifier,
  status: 201,
  refusals: ['invalid_identificator'],
  repeat: 'key',
});
