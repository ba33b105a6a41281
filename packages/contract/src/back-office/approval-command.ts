import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { clientStatus } from '../wire/client-status.ts';
import { id } from '../wire/id.ts';

export const APPROVAL_KINDS = ['client.status'] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

export const approvalKind = lazy(() => z.enum(APPROVAL_KINDS));

/** Every command that waits for a second person, with what was asked for: what the checker reads, and what then happens. */
export const approvalCommand = lazy(() =>
  z.union([
    z.object({
      kind: z.literal('client.status'),
      payload: z.object({ clientId: id(), from: clientStatus(), to: clientStatus() }),
    }),
  ]),
);

export type ApprovalCommand = z.output<ReturnType<typeof approvalCommand>>;

/** A command that is known to be of one kind. */
export type ApprovalCommandOf<Kind extends ApprovalKind> = {
  [Each in Kind]: { readonly kind: Each; readonly payload: Extract<ApprovalCommand, { kind: Each }>['payload'] };
}[Kind];
