import type { PlainDate } from '@lender/calculator';
import type { RolloverType } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { Json, Moment } from '../../kernel/database/schema.ts';

/** Tables that only `extensions` writes. */
export interface ExtensionsTables {
  extension_invoice: ExtensionInvoiceTable;
}

interface ExtensionInvoiceTable {
  client_id: string;
  id: string;
  loan_id: string;
  /** The extension: the due date that it moves, by how much and at which kind of price. */
  rollover_id: string;
  type: RolloverType;
  days: number;
  commission_rate: string;
  due_date: PlainDate;
  new_due_date: PlainDate;
  new_end_date: PlainDate;
  /** Parts of the amount. */
  price: Json;
  amount_centavos: Centavos;
  payable_from: PlainDate;
  payable_until: PlainDate;
  created_at: Moment;
  /** Moment at which it was chosen; null for a draft. */
  chosen_at: Moment | null;
  /** Moment at which another one was chosen in its place. */
  replaced_at: Moment | null;
  /** The event of the payment that bought the extension. */
  payment_key: string | null;
}
