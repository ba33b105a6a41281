import { changeClientStatus } from '@lender/contract';
import { CLIENT_STATUS, type ClientStatus } from '@lender/lending';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';

/** Statuses to which staff move a client. */
export const STATUS_MOVES = ['active', 'blocked', 'blacklisted'] as const;
export type StatusMove = (typeof STATUS_MOVES)[number];

/** Returns the move that an address or a form names, if any. */
export const parseMove = (text: unknown): StatusMove | undefined => STATUS_MOVES.find((move) => move === text);

/** Returns the move to a status. Restoring an account that was never completed sets it back to waiting. */
export function moveTo(status: ClientStatus): StatusMove | undefined {
  if (status === CLIENT_STATUS.verification) return 'active';
  return STATUS_MOVES.find((move) => CLIENT_STATUS[move] === status);
}

export const statusForm = (status: StatusMove) =>
  defineForm({
    endpoint: changeClientStatus,
    fields: ['note'],
    bodyOf: ({ note }) => ({ status, note: oneLine(note) }),
  });
