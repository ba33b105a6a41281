import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { line } from '../wire/text.ts';
import { templateParams } from './template-row.ts';

/**
 * Publishes a draft, which is sent from now on. Where the draft or the current text mentions costs, a second person is
 * asked; otherwise it is published at once. Messages that were already sent stay as they were.
 */
export const publishMessageDraft = defineEndpoint({
  name: 'publishMessageDraft',
  method: 'POST',
  path: '/web/private/back-office/message-template/{template}/{channel}/publish',
  access: 'staff',
  permission: 'message.draft',
  approval: 'four-eyes',
  summary: 'Publish a message draft, or request its publication',
  params: templateParams,
  body: lazy(() => z.strictObject({ revision: z.int().check(z.minimum(1), z.maximum(1_000_000)), note: line(500) })),
  /** `approvalId` is `null` where the draft was published. */
  reply: lazy(() => z.object({ approvalId: z.nullable(id()) })),
  refusals: ['not_found', 'draft_changed', 'draft_not_ready', 'approval_pending'],
  repeat: 'key',
});
