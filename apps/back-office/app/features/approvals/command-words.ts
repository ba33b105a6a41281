import type { ApprovalCommand } from '@lender/contract';
import type { PolicyChange } from '@lender/lending';
import { formatPesos } from '@lender/money';
import { approvalKindWords } from '../../vocabulary/approval-kind.copy.es.ts';
import { clientStatusWords } from '../../vocabulary/client-status.copy.es.ts';
import { settingValue, settingWords } from '../../vocabulary/policy/setting-words.ts';
import { approvalsCopy as copy } from './approvals.copy.es.ts';

const NO_SETTINGS = new Map();

const changeWords = ({ path, before, after }: PolicyChange): string =>
  copy.changed(settingWords(path, NO_SETTINGS), settingValue(path, before), settingValue(path, after));

/** What a command would do, in a line. */
export function commandWords(command: ApprovalCommand): string {
  switch (command.kind) {
    case 'client.status':
      return copy.change(clientStatusWords[command.payload.from], clientStatusWords[command.payload.to]);
    case 'loan.waive':
    case 'loan.reverse_payment':
    case 'loan.register_payment':
    case 'payout.retry':
    case 'payout.cancel':
    case 'payout.hand_over':
      return `${approvalKindWords[command.kind]}: ${formatPesos(command.payload.amount)}`;
    case 'loan.sell':
      return `${command.payload.buyer}: ${formatPesos(command.payload.price)}`;
    case 'loan.buy_back':
      return `${approvalKindWords[command.kind]}: ${formatPesos(command.payload.price)}`;
    case 'payment.refund_credit':
      return [`${approvalKindWords[command.kind]}: ${formatPesos(command.payload.amount)}`]
        .concat(command.payload.accounts.map(copy.refundTo))
        .join('; ');
    case 'payment.refund_receipt':
      return `${approvalKindWords[command.kind]}: ${formatPesos(command.payload.amount)}; ${copy.refundTo(command.payload.account)}`;
    case 'policy.publish':
      return copy.policy(command.payload.liveVersion, command.payload.changes.map(changeWords));
    default:
      return approvalKindWords[command.kind];
  }
}

/** What a policy would have offered, beside the one that decides. */
export function testWords(command: ApprovalCommand): string | null {
  if (command.kind !== 'policy.publish') return null;
  const { applications, live, draft } = command.payload.test;
  return copy.policyTest(applications, formatPesos(live.amount), formatPesos(draft.amount));
}
