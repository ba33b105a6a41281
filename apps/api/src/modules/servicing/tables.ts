import type { PlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';
import type { Moment } from '../../kernel/database/schema.ts';

/** Tables that only `servicing` writes. */
export interface ServicingTables {
  extension_charge: ExtensionChargeTable;
  loan_hold: { client_id: string; loan_id: string; event_key: string; review_on: PlainDate };
}

interface ExtensionChargeTable {
  client_id: string;
  id: string;
  invoice_id: string;
  amount_centavos: Centavos;
  /** `sending` was handed to the provider, and its outcome is not known yet. */
  status: 'sending' | 'charged' | 'failed';
  cause: string | null;
  created_at: Moment;
  status_since: Moment;
}
