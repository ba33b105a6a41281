import { CLIENT_STATUS as S, type ClientStatus } from '../status/client-status.ts';
import type { Transition } from './transition.ts';

/** Every permitted move of a client. None is final: a client who is blocked or blacklisted may be restored. */
export const CLIENT_TRANSITIONS: readonly Transition<ClientStatus>[] = [
  { from: S.verification, to: S.active, actors: ['client'], when: 'phone verified and account completed' },
  { from: S.verification, to: S.blacklisted, actors: ['checker'], when: 'blacklisted' },

  { from: S.active, to: S.bankAccountSelect, actors: ['server'], when: 'the bank returned a payout' },
  { from: S.active, to: S.blocked, actors: ['operator', 'server'], when: 'blocked, or fraud suspected' },
  { from: S.active, to: S.blacklisted, actors: ['checker'], when: 'blacklisted' },

  { from: S.bankAccountSelect, to: S.active, actors: ['client', 'server'], when: 'another account was given, or the payout retried' },
  { from: S.bankAccountSelect, to: S.blacklisted, actors: ['checker'], when: 'blacklisted' },

  { from: S.blocked, to: S.active, actors: ['operator'], when: 'restored' },
  { from: S.blocked, to: S.blacklisted, actors: ['checker'], when: 'blacklisted' },

  { from: S.blacklisted, to: S.active, actors: ['checker'], when: 'restored' },
  { from: S.blacklisted, to: S.verification, actors: ['checker'], when: 'restored before the account was completed' },
];
