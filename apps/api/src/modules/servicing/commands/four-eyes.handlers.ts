import { buyBackLoan, sellLoan, terminateLoan, undoWriteOff, writeOffLoan } from '@lender/contract';
import { implement } from '../../../implement.ts';
import { refuseUnfit } from '../../messages/index.ts';
import { askForCommand } from './ask-for-command.ts';
import { LOAN_APPROVALS } from './loan-approvals.ts';

export const writeOffLoanHandler = implement(writeOffLoan, ({ params, body }, { caller, tx, services }) =>
  askForCommand(
    tx,
    {
      definition: LOAN_APPROVALS['loan.write_off'],
      payloadOf: (about) => about,
      event: { kind: 'write_off' },
      ...{ loanId: params.id, note: body.note, maker: caller.userId },
    },
    services,
  ),
);

export const undoWriteOffHandler = implement(undoWriteOff, ({ params, body }, { caller, tx, services }) =>
  askForCommand(
    tx,
    {
      definition: LOAN_APPROVALS['loan.undo_write_off'],
      payloadOf: (about) => about,
      event: { kind: 'write_off_undone' },
      ...{ loanId: params.id, note: body.note, maker: caller.userId },
    },
    services,
  ),
);

export const terminateLoanHandler = implement(terminateLoan, ({ params, body }, { caller, tx, services }) =>
  askForCommand(
    tx,
    {
      definition: LOAN_APPROVALS['loan.terminate'],
      payloadOf: (about) => about,
      event: { kind: 'annulment' },
      ...{ loanId: params.id, note: body.note, maker: caller.userId },
    },
    services,
  ),
);

export const sellLoanHandler = implement(sellLoan, async ({ params, body }, { caller, tx, services }) => {
  const { buyer, price, note } = body;
  // The borrower reads the buyer's name on the page of the loan.
  const unfit = refuseUnfit(buyer, 'buyer', services.env);
  if (unfit) return unfit;
  return askForCommand(
    tx,
    {
      definition: LOAN_APPROVALS['loan.sell'],
      payloadOf: (about) => ({ ...about, buyer, price }),
      event: { kind: 'sale', buyer, priceCentavos: price },
      ...{ loanId: params.id, note, maker: caller.userId },
    },
    services,
  );
});

export const buyBackLoanHandler = implement(buyBackLoan, ({ params, body }, { caller, tx, services }) => {
  const { price, note } = body;
  return askForCommand(
    tx,
    {
      definition: LOAN_APPROVALS['loan.buy_back'],
      payloadOf: (about) => ({ ...about, price }),
      event: { kind: 'buy_back', priceCentavos: price },
      ...{ loanId: params.id, note, maker: caller.userId },
    },
    services,
  );
});
