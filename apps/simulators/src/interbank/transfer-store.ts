import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { columnsOf } from '../columns.ts';

const transferSchema = z.object({
  /** Clave de rastreo. */
  trackingKey: z.string(),
  /** ISO 8601, by the business clock. */
  operatedAt: z.string(),
  senderClabe: z.string(),
  senderName: z.string(),
  receiverClabe: z.string(),
  receiverName: z.string(),
  amountCentavos: z.int().positive(),
  state: z.enum(['settled', 'returned']),
});

/** Money sent from bank to bank, as Banco de México records it. */
export type Transfer = Readonly<z.output<typeof transferSchema>>;

export interface TransferStore {
  /** Stores a transfer, in place of an earlier one with the same tracking key: a settled transfer may be returned. */
  put(transfer: Transfer): void;
  find(trackingKey: string): Transfer | undefined;
}

export function createTransferStore(database: DatabaseSync): TransferStore {
  const columns = columnsOf(transferSchema);
  const put = database.prepare(`insert or replace into transfer ${columns.insert}`);
  const find = database.prepare(`select ${columns.select} from transfer where tracking_key = ?`);
  return {
    put: (transfer) => {
      put.run({ ...transfer });
    },
    find: (trackingKey) => transferSchema.optional().parse(find.get(trackingKey)),
  };
}
