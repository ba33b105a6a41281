import { LOAN_STATUS as S, type LoanStatus } from '../status/loan-status.ts';
import type { Transition } from './transition.ts';

/** Every permitted move of a loan. Cancelled, cannot make offer and terminated are final. */
export const LOAN_TRANSITIONS: readonly Transition<LoanStatus>[] = [
  { from: S.draft, to: S.cancelled, actors: ['server'], when: 'its application ended' },
  { from: S.draft, to: S.cannotMakeOffer, actors: ['server'], when: 'pricing or a cap fails at signing' },
  { from: S.draft, to: S.active, actors: ['server'], when: 'payout settled' },

  { from: S.active, to: S.onHold, actors: ['operator', 'server'], when: 'hardship, death, inquiry, dispute or withdrawal' },
  { from: S.active, to: S.paid, actors: ['server'], when: 'nothing is owed' },
  { from: S.active, to: S.terminated, actors: ['checker'], when: 'identity fraud proved or contract annulled' },
  { from: S.active, to: S.soldDebt, actors: ['checker'], when: 'debt sold' },
  { from: S.active, to: S.writeOff, actors: ['checker'], when: 'written off' },

  { from: S.onHold, to: S.active, actors: ['operator', 'server', 'timer'], when: 'hold lifted, review date reached or withdrawal taken back' },
  { from: S.onHold, to: S.paid, actors: ['server'], when: 'nothing is owed' },
  { from: S.onHold, to: S.terminated, actors: ['server', 'checker'], when: 'withdrawal completed or contract annulled' },
  { from: S.onHold, to: S.soldDebt, actors: ['checker'], when: 'debt sold' },
  { from: S.onHold, to: S.writeOff, actors: ['checker'], when: 'written off' },

  { from: S.paid, to: S.active, actors: ['server'], when: 'a payment was reversed' },
  { from: S.paid, to: S.terminated, actors: ['server'], when: 'contract cancelled within the days after its signature' },

  { from: S.writeOff, to: S.active, actors: ['checker'], when: 'write-off undone' },
  { from: S.writeOff, to: S.paid, actors: ['server'], when: 'recovered in full' },
  { from: S.writeOff, to: S.terminated, actors: ['checker'], when: 'contract annulled' },
  { from: S.writeOff, to: S.soldDebt, actors: ['checker'], when: 'debt sold' },

  { from: S.soldDebt, to: S.active, actors: ['checker'], when: 'debt bought back' },
  { from: S.soldDebt, to: S.paid, actors: ['server'], when: 'was paid before it was sold' },
];
