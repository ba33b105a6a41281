import type { ApprovalCommand } from '@lender/contract';
import { clientStatusWords } from '../../vocabulary/client-status.copy.es.ts';
import { approvalsCopy as copy } from './approvals.copy.es.ts';

/** What a command would do, in a line. */
export function commandWords(command: ApprovalCommand): string {
  const { from, to } = command.payload;
  return copy.change(clientStatusWords[from], clientStatusWords[to]);
}
