import type { ApprovalCommand } from '@lender/contract';
import { formatPesos } from '@lender/money';
import { approvalKindWords } from '../../vocabulary/approval-kind.copy.es.ts';
import { clientStatusWords } from '../../vocabulary/client-status.copy.es.ts';
import { approvalsCopy as copy } from './approvals.copy.es.ts';

/** What a command would do, in a line. */
export function commandWords(command: ApprovalCommand): string {
  switch (command.kind) {
    case 'client.status':
      return copy.change(clientStatusWords[command.payload.from], clientStatusWords[command.payload.to]);
    case 'loan.waive':
    case 'loan.reverse_payment':
      return `${approvalKindWords[command.kind]}: ${formatPesos(command.payload.amount)}`;
    case 'loan.sell':
      return `${command.payload.buyer}: ${formatPesos(command.payload.price)}`;
    case 'loan.buy_back':
      return `${approvalKindWords[command.kind]}: ${formatPesos(command.payload.price)}`;
    default:
      return approvalKindWords[command.kind];
  }
}
