import { testPerson } from '@lender/api/test/people/test-person';
import { saveAccountNumber } from '@lender/contract';
import { allowDebits } from './allow-debits.ts';
import { borrow } from './borrow.ts';
import { decide } from './decide.ts';
import { askToWithdraw, extendAtStore, extendByCard, withdraw } from './extend.ts';
import type { Action } from './life.ts';
import { LIVES } from './lives.data.ts';
import { matchLoose } from './match-loose.ts';
import { pay, payAgain, payLoose, takeBack } from './pay.ts';
import type { Situation } from './surroundings.ts';

/** Performs a planned action. An action that is not possible any more is refused, and nothing happens. */
export async function carryOutAction(action: Action, situation: Situation): Promise<unknown> {
  switch (action.kind) {
    case 'pay':
      return pay(action, situation);
    case 'pay_again':
      return payAgain(situation);
    case 'take_back':
      return takeBack(situation);
    case 'pay_loose':
      return payLoose(situation);
    case 'claim_loose':
      return matchLoose(situation);
    case 'extend':
      return extendAtStore(situation);
    case 'extend_by_card':
      return extendByCard(situation);
    case 'withdraw':
      return withdraw(situation);
    case 'ask_withdrawal':
      return askToWithdraw(situation);
    case 'new_account':
      return giveAccount(situation);
    case 'allow_debits':
      return allowDebits(situation);
    case 'object_to_debits':
      return situation.world.objectToDebits(situation.borrower.clabe);
    case 'borrow_more':
      return borrow(situation.borrower, {
        life: situation.borrower.chance.pick(LIVES),
        around: situation,
        isBeside: true,
      });
    default:
      return decide(action.kind, situation);
  }
}

/** Gives another account, where one is asked for. */
async function giveAccount({ server, world, tally, borrower, token }: Situation): Promise<void> {
  const { clabe } = testPerson();
  world.expectPayout(clabe, 'arrives');
  const saved = await server.call(saveAccountNumber, { body: { clabe } }, { token });
  if (saved.code !== undefined) return;
  borrower.clabe = clabe;
  tally.add('accounts given anew');
}
