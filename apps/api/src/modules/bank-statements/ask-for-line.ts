import type { PlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { askToRegister } from '../servicing/index.ts';
import { bankStatementsCopy as copy } from './bank-statements.copy.es.ts';

interface AskedLine {
  readonly loanId: string;
  readonly date: PlainDate;
  readonly amount: Centavos;
  /** Reference of its money in the books. */
  readonly reference: string;
  readonly statement: string;
  readonly line: number;
  /** Member of staff who asks. */
  readonly maker: string;
}

/** Asks a second person to book a transfer from a statement, as for any payment that staff register. */
export const askForLine = (
  tx: Tx,
  { loanId, date: paidOn, amount, reference, statement, line, maker }: AskedLine,
  services: Pick<Services, 'clock' | 'newId' | 'vault'>,
): ReturnType<typeof askToRegister> =>
  askToRegister(
    tx,
    {
      loanId,
      payment: { amount, paidOn, method: 'bank_transfer', reference },
      reason: copy.reason(statement, line),
      maker,
    },
    services,
  );
