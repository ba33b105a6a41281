import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { columnsOf } from '../../columns.ts';

const customerSchema = z.object({ id: z.string(), name: z.string(), email: z.string() });
const methodSchema = z.object({
  id: z.string(),
  customerId: z.string(),
  clabe: z.string(),
  bank: z.string(),
  status: z.enum(['waiting_for_activation_response', 'active', 'inactive', 'failed']),
  failedReason: z.string().nullable(),
  /** ISO 8601, by the business clock, as `updatedAt`. */
  createdAt: z.string(),
  updatedAt: z.string(),
});
const consentSchema = z.object({
  id: z.string(),
  methodId: z.string(),
  status: z.enum(['awaiting_information', 'confirmed']),
});

/** Person whose account is debited. */
export type DebitCustomer = Readonly<z.output<typeof customerSchema>>;
/** Belvo's payment method: an account that may be debited. */
export type DebitMethod = Readonly<z.output<typeof methodSchema>>;
/** Proof that the account's holder allowed it. */
export type DebitConsent = Readonly<z.output<typeof consentSchema>>;

export interface AccountStore {
  addCustomer(customer: DebitCustomer): void;
  findCustomer(id: string): DebitCustomer | undefined;
  addMethod(method: DebitMethod): void;
  saveMethod(method: DebitMethod): void;
  findMethod(id: string): DebitMethod | undefined;
  listMethodsWaiting(): DebitMethod[];
  addConsent(consent: DebitConsent): void;
  confirmConsent(id: string): DebitConsent | undefined;
  /** Tells whether the method's holder proved that they allow debits. */
  isAllowed(methodId: string): boolean;
}

export function createAccountStore(database: DatabaseSync): AccountStore {
  const customers = columnsOf(customerSchema);
  const methods = columnsOf(methodSchema);
  const consents = columnsOf(consentSchema);
  const addCustomer = database.prepare(`insert into debit_customer ${customers.insert}`);
  const findCustomer = database.prepare(`select ${customers.select} from debit_customer where id = ?`);
  const addMethod = database.prepare(`insert into debit_method ${methods.insert}`);
  const saveMethod = database.prepare(`update debit_method set ${methods.set} where id = :id`);
  const findMethod = database.prepare(`select ${methods.select} from debit_method where id = ?`);
  const waiting = database.prepare(
    `select ${methods.select} from debit_method where status = 'waiting_for_activation_response' limit 100`,
  );
  const addConsent = database.prepare(`insert into debit_consent ${consents.insert}`);
  const confirm = database.prepare(
    `update debit_consent set status = 'confirmed' where id = ? returning ${consents.select}`,
  );
  const allowed = database.prepare(`select 1 from debit_consent where method_id = ? and status = 'confirmed' limit 1`);
  return {
    addCustomer: (customer) => {
      addCustomer.run({ ...customer });
    },
    findCustomer: (id) => customerSchema.optional().parse(findCustomer.get(id)),
    addMethod: (method) => {
      addMethod.run({ ...method });
    },
    saveMethod: (method) => {
      saveMethod.run({ ...method });
    },
    findMethod: (id) => methodSchema.optional().parse(findMethod.get(id)),
    listMethodsWaiting: () => z.array(methodSchema).parse(waiting.all()),
    addConsent: (consent) => {
      addConsent.run({ ...consent });
    },
    confirmConsent: (id) => consentSchema.optional().parse(confirm.get(id)),
    isAllowed: (methodId) => allowed.get(methodId) !== undefined,
  };
}
