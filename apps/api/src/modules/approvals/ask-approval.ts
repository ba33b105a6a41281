import {
  type ApprovalCommand,
  type ApprovalKind,
  type ApprovalPayload,
  approvalCommand,
  encodeWire,
} from '@lender/contract';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { lockClient } from '../clients/index.ts';
import { recordHistory } from '../history/index.ts';
import type { ApprovalDefinition, ApprovalSubject } from './approval-definition.ts';

export interface AskedCommand<Kind extends ApprovalKind> {
  readonly payload: ApprovalPayload<Kind>;
  readonly reason: string;
  /** Member of staff who asks. */
  readonly maker: string;
}

/** Stores a command until a second person decides about it; returns the id of the request. */
export async function askApproval<Kind extends ApprovalKind>(
  tx: Tx,
  definition: ApprovalDefinition<Kind>,
  { payload, reason, maker }: AskedCommand<Kind>,
  services: Pick<Services, 'clock' | 'newId' | 'vault'>,
): Promise<Result<string, Refusal<'approval_pending'>>> {
  const { kind } = definition;
  const subject = definition.subjectOf(payload);
  if (subject.clientId) await lockClient(tx, subject.clientId);
  const id = services.newId();
  const { now } = await services.clock.business(tx);
  const asked = await tx
    .insertInto('approval')
    .values({
      ...idColumns(subject),
      ...{ id, kind, reason, maker, asked_at: now, status: 'open' },
      payload: JSON.stringify(storedPayload(definition.commandOf(payload))),
      version: await definition.versionOf(tx, payload, services),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).where('status', '=', 'open').doNothing())
    .executeTakeFirst();
  if (asked.numInsertedOrUpdatedRows !== 1n) return refuse('approval_pending');
  const { clientId, applicationId } = subject;
  const event = { name: 'approval.asked', facts: { kind } } as const;
  if (clientId)
    await recordHistory(tx, services, { clientId, actor: maker, event, applicationId: applicationId ?? null });
  return ok(id);
}

const idColumns = ({
  staffEmail,
  staffId,
  settingName,
  promotionCode,
  messageTemplate,
  exportAskerId,
  draftId,
  clientId,
  applicationId,
  loanId,
  payoutId,
  paymentId,
}: ApprovalSubject) => ({
  subject:
    staffEmail ??
    staffId ??
    settingName ??
    promotionCode ??
    messageTemplate ??
    exportAskerId ??
    draftId ??
    paymentId ??
    payoutId ??
    loanId ??
    applicationId ??
    clientId ??
    '',
  client_id: clientId ?? null,
  application_id: applicationId ?? null,
  loan_id: loanId ?? null,
  payout_id: payoutId ?? null,
  payment_id: paymentId ?? null,
});

/** Returns the payload as it is sent, so that it is read back by the contract's own shape. */
const storedPayload = (command: ApprovalCommand): unknown => encodeWire(approvalCommand(), command).payload;
