import { fail, ok, type Result } from '@lender/result';
import type { KyInstance } from 'ky';
import * as z from 'zod/mini';
import { answerOf } from './answer.ts';
import { BELVO_BANKS } from './institutions.data.ts';
import type { AccountStatus, DebitRefusal, DirectDebit } from './port.ts';

const customerSchema = z.object({ customerId: z.string() });
const madeSchema = z.object({ paymentMethodId: z.string() });
const consentSchema = z.object({ consentId: z.string() });
const accountSchema = z.object({ status: z.string() });

const STATUSES: Readonly<Record<string, AccountStatus>> = {
  pending_agreement_acceptance: 'waiting',
  waiting_for_activation_response: 'waiting',
  active: 'active',
  inactive: 'ended',
  failed: 'failed',
  error: 'failed',
};

type Accounts = Pick<DirectDebit, 'addHolder' | 'addAccount' | 'allowDebits' | 'readAccount' | 'endAccount'>;

/** Accesses Belvo's customers, payment methods and consents. */
export function accountsOf(http: KyInstance): Accounts {
  const pathOf = (accountId: string): string => `payment_methods/${encodeURIComponent(accountId)}`;
  return {
    addHolder: async ({ firstName, lastName, curp, email, phone }) => {
      const person = { firstname: firstName, lastname: lastName, email, phone };
      const json = { ...person, documentType: 'mx_curp', documentNumber: curp };
      return readId(await answerOf(http.post('customers', { json })), (made) => customerSchema.parse(made).customerId);
    },
    addAccount: async ({ holderId, clabe }) => {
      const bank = BELVO_BANKS[clabe.slice(0, 3)];
      if (bank === undefined) return fail({ message: `bank ${clabe.slice(0, 3)} is not debited` });
      const json = { accountNumber: clabe, accountType: 'savings', customerId: holderId, bank };
      const made = await answerOf(http.post('payment_methods/bank_accounts', { json }));
      return readId(made, (answer) => madeSchema.parse(answer).paymentMethodId);
    },
    allowDebits: async ({ accountId, contract }) => {
      const made = await answerOf(http.post('consents', { json: { paymentMethodId: accountId } }));
      if (!made.ok) return made;
      const { consentId } = consentSchema.parse(made.value);
      const body = new FormData();
      body.append('contract', contract, 'contract.pdf');
      const sent = await answerOf(http.post(`consents/${encodeURIComponent(consentId)}/files`, { body }));
      return sent.ok ? ok(undefined) : sent;
    },
    readAccount: async (accountId) => {
      const { status } = accountSchema.parse(await http.get(pathOf(accountId)).json());
      const known = STATUSES[status];
      if (known === undefined) throw new Error(`an account is ${status}, a word that we do not know`);
      return known;
    },
    endAccount: async (accountId) => {
      const answer = await answerOf(http.post(`${pathOf(accountId)}/deactivate`));
      if (answer.ok) return;
      // Only an active account is ended: one that never was active, or no longer is, counts as ended.
      const status = STATUSES[accountSchema.parse(await http.get(pathOf(accountId)).json()).status];
      if (status !== 'ended' && status !== 'failed') throw new Error(`an account stays: ${answer.problem.message}`);
    },
  };
}

const readId = (
  answer: Result<unknown, DebitRefusal>,
  read: (made: unknown) => string,
): Result<string, DebitRefusal> => (answer.ok ? ok(read(answer.value)) : answer);
