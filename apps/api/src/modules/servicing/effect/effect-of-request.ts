import type { ApprovalCommand, getLoanEffect, Reply } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { findLoan } from '../../loans/index.ts';
import type { EffectRefusal } from './imagine.ts';
import { readEffect } from './read-effect.ts';
import type { WantedCommand } from './wanted-command.ts';

/**
 * Computes the effect that a request for two people would have on a loan now; null where the request is not about the
 * debt of a loan.
 */
export async function effectOfRequest(
  tx: Tx,
  command: ApprovalCommand,
  services: Pick<Services, 'clock' | 'vault'>,
): Promise<Result<Reply<typeof getLoanEffect> | null, EffectRefusal>> {
  const wanted = wantedBy(command);
  if (!wanted || !('loanId' in command.payload)) return ok(null);
  const loan = await findLoan(tx, command.payload.loanId);
  return loan.ok ? readEffect(tx, { loan: loan.value, wanted }, services) : loan;
}

function wantedBy(command: ApprovalCommand): WantedCommand | undefined {
  switch (command.kind) {
    case 'client.status':
    case 'client.limit':
    case 'client.contact':
    case 'policy.publish':
    case 'product.publish':
    case 'message.publish':
    case 'working_days.publish':
    case 'legal.publish':
    case 'data.export':
    case 'data.evidence':
    case 'aml.thresholds':
    case 'promotion.create':
    case 'identifier.more':
    case 'staff.invite':
    case 'staff.change_role':
    case 'staff.reactivate':
    case 'staff.reset_second_factor':
    case 'payout.retry':
    case 'payout.cancel':
    case 'payout.hand_over':
    case 'payment.refund_receipt':
    case 'bank.capital':
      return undefined;
    case 'loan.waive':
      return { ...command.payload, kind: command.kind };
    case 'loan.register_payment':
      return { ...command.payload, kind: command.kind };
    case 'loan.reverse_payment':
      return { ...command.payload, kind: command.kind };
    default:
      return { kind: command.kind };
  }
}
