import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { columnsOf } from '../../columns.ts';

const statuses = z.enum(['initial', 'processing', 'successful', 'failed', 'canceled', 'chargeback']);

const requestSchema = z.object({
  id: z.string(),
  methodId: z.string(),
  amountCentavos: z.int().positive(),
  reference: z.string(),
  idempotencyKey: z.string().nullable(),
  status: statuses,
  failedReason: z.string().nullable(),
  failedMessage: z.string().nullable(),
  /** ISO 8601, by the business clock, as the other moments. */
  createdAt: z.string(),
  updatedAt: z.string(),
  chargebackAt: z.string().nullable(),
  /** Moment of the next change, and the status that it brings. */
  turnsAt: z.string().nullable(),
  turnsTo: statuses.nullable(),
});

/** Belvo's payment request: one debit of one account. */
export type DebitRequest = Readonly<z.output<typeof requestSchema>>;

export interface RequestStore {
  add(request: DebitRequest): void;
  save(request: DebitRequest): void;
  find(id: string): DebitRequest | undefined;
  findByKey(idempotencyKey: string): DebitRequest | undefined;
  /** Lists the requests whose reference contains a text, newest first. */
  search(text: string, limit: number): DebitRequest[];
  /** Lists the requests whose next change is due, by the business clock. */
  listTurning(now: string): DebitRequest[];
  isTimeAwaited(): boolean;
}

export function createRequestStore(database: DatabaseSync): RequestStore {
  const columns = columnsOf(requestSchema);
  const add = database.prepare(`insert into debit_request ${columns.insert}`);
  const save = database.prepare(`update debit_request set ${columns.set} where id = :id`);
  const select = (rest: string) => database.prepare(`select ${columns.select} from debit_request ${rest}`);
  const find = select('where id = ?');
  const findByKey = select('where idempotency_key = ?');
  const search = select('where instr(lower(reference), lower(?)) > 0 order by rowid desc limit ?');
  const turning = select('where turns_at <= ? order by turns_at limit 100');
  const awaited = database.prepare('select 1 from debit_request where turns_at is not null limit 1');
  const one = requestSchema.optional();
  const many = z.array(requestSchema);
  return {
    add: (request) => {
      add.run({ ...request });
    },
    save: (request) => {
      save.run({ ...request });
    },
    find: (id) => one.parse(find.get(id)),
    findByKey: (key) => one.parse(findByKey.get(key)),
    search: (text, limit) => many.parse(search.all(text, limit)),
    listTurning: (now) => many.parse(turning.all(now)),
    isTimeAwaited: () => awaited.get() !== undefined,
  };
}
