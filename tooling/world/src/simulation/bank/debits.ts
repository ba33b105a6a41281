import type { DirectDebit, ProviderDebit } from '@lender/api/providers/direct-debit/port';
import type { Chance } from '@lender/api/test/chance';
import { mexicoDate } from '@lender/calculator';
import { fail, ok } from '@lender/result';
import { streamOf } from '../stream.ts';
import type { BankSurroundings } from './bank-surroundings.ts';
import type { Notices } from './notices.ts';

/** Outcome of debits of an account: `poor` has no money at the first one, `slow` leaves each waiting for a day. */
export type DebitFate = 'paid' | 'poor' | 'slow';

interface Account {
  readonly id: string;
  readonly clabe: string;
  isAllowed: boolean;
  isEnded: boolean;
  readonly debits: Made[];
}

interface Made {
  readonly debit: { -readonly [Key in keyof ProviderDebit]: ProviderDebit[Key] };
  /** Chance by which answers about it get lost, and chance by which it is reported. */
  readonly chance: Chance;
  readonly notified: Chance;
}

/** Code of the banks for an account without money. */
const NO_FUNDS = '04';

/** Simulates accounts whose holders allow debits. */
export function openDebits({ seed, now, tally, answer }: BankSurroundings, notices: Notices) {
  const fates = new Map<string, DebitFate>();
  const accounts = new Map<string, Account>();
  const byOrder = new Map<string, Made>();
  const line = streamOf(seed, 'answers about accounts');
  let receivedCentavos = 0;

  const accountOf = (id: string): Account => {
    const account = accounts.get(id);
    if (!account) throw new Error(`no account ${id}`);
    return account;
  };
  const complete = ({ debit, notified: reported }: Made): void => {
    debit.status = 'debited';
    receivedCentavos += debit.amountCentavos;
    tally.add('debits made');
    notices.tell(noticeOf('payment_request_succeeded', debit), reported);
  };
  const make = (account: Account, { orderId, amountCentavos }: Parameters<DirectDebit['debit']>[0]): Made => {
    const own = (what: string) => streamOf(seed, what, amountCentavos, now().getTime());
    const debit: ProviderDebit = {
      id: `dd${String(byOrder.size + 1).padStart(9, '0')}`,
      orderId,
      status: 'waiting',
      amountCentavos,
      failureCode: undefined,
      objectedOn: undefined,
    };
    const made: Made = { debit, chance: own('debit answers'), notified: own('debit notices') };
    const fate = fates.get(account.clabe) ?? 'paid';
    if (fate === 'poor' && account.debits.length === 0) {
      Object.assign(made.debit, { status: 'failed', failureCode: NO_FUNDS });
      tally.add('debits that found no money');
    } else if (fate !== 'slow') complete(made);
    account.debits.push(made);
    byOrder.set(orderId, made);
    return made;
  };

  const provider: DirectDebit = {
    addHolder: async ({ curp }) => ok(answer(curp, line)),
    addAccount: async ({ clabe }) => {
      const id = `pm${String(accounts.size + 1).padStart(9, '0')}`;
      accounts.set(id, { id, clabe, isAllowed: false, isEnded: false, debits: [] });
      return ok(answer(id, line));
    },
    allowDebits: async ({ accountId }) => {
      accountOf(accountId).isAllowed = true;
      return ok(answer(undefined, line));
    },
    readAccount: async (accountId) => {
      const { isAllowed, isEnded } = accountOf(accountId);
      if (isEnded) return answer('ended', line);
      return answer(isAllowed ? 'active' : 'waiting', line);
    },
    endAccount: async (accountId) => {
      accountOf(accountId).isEnded = true;
      answer(undefined, line);
    },
    debit: async (order) => {
      const known = byOrder.get(order.orderId);
      const account = accountOf(order.accountId);
      if (!known && account.isEnded) return fail({ message: 'the account was called off' });
      const { debit, chance } = known ?? make(account, order);
      return ok(answer(debit, chance));
    },
    findDebit: async (orderId) => {
      const made = byOrder.get(orderId);
      return made && answer(made.debit, made.chance);
    },
    cancelDebit: async (id) => {
      const made = [...byOrder.values()].find(({ debit }) => debit.id === id);
      if (!made) throw new Error(`no debit ${id}`);
      if (made.debit.status === 'waiting') made.debit.status = 'cancelled';
      return answer(made.debit, made.chance);
    },
  };

  return {
    provider,
    people: {
      /** Sets what will happen to debits of an account. */
      expectDebits: (clabe: string, fate: DebitFate) => fates.set(clabe, fate),
      /** Completes the debits that slow banks were asked for the day before. */
      moveDebits: (): void => {
        for (const made of byOrder.values()) if (made.debit.status === 'waiting') complete(made);
      },
      /** Objects, as an account's holder, to everything that was debited; every report of it arrives. */
      objectToDebits: (clabe: string): void => {
        const own = [...accounts.values()].filter((account) => account.clabe === clabe);
        for (const { debit } of own.flatMap(({ debits }) => debits)) {
          if (debit.status !== 'debited') continue;
          Object.assign(debit, { status: 'objected', objectedOn: mexicoDate(now().getTime()) });
          receivedCentavos -= debit.amountCentavos;
          tally.add('debits objected to');
          notices.notifySurely(noticeOf('payment_request_refunded', debit));
        }
      },
      debitedCentavos: () => receivedCentavos,
    },
  };
}

const noticeOf = (type: string, { id, orderId }: ProviderDebit) =>
  ({ provider: 'direct-debit', type, transactionId: id, orderId }) as const;
