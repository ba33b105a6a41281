import type { PlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from '../../kernel/database/schema.ts';

/** Tables that only `pricing` writes. */
export interface PricingTables {
  promo_code: PromoCodeTable;
  promo_use: { client_id: string; code: string; used_at: Moment };
  limit_override: LimitOverrideTable;
  working_day_list: WorkingDayListTable;
  product: ProductTable;
}

interface LimitOverrideTable {
  client_id: string;
  id: string;
  amount_centavos: Centavos;
  until_day: PlainDate;
  reason: string;
  made_by: string;
  approved_by: string;
  granted_at: Moment;
  application_id: ColumnType<string | null, null, string>;
}

interface WorkingDayListTable {
  version: number;
  days: Json;
  live_from: Moment;
  /** Null where it came with the program. */
  made_by: string | null;
  approved_by: string | null;
  reason: string | null;
}

interface ProductTable {
  version: number;
  config: Json;
  live_from: Moment;
  /** Null where it came with the program. */
  made_by: Generated<string | null>;
  approved_by: Generated<string | null>;
  reason: Generated<string | null>;
}

interface PromoCodeTable {
  code: string;
  /** Fractions as text, such as `0.2500`. */
  interest_discount: string;
  service_fee_discount: string;
  valid_until: PlainDate;
  max_uses: number;
  uses: number;
  created_at: Moment;
  /** Null where the maker was not recorded yet. */
  made_by: string | null;
  /** Approver; null where one person was enough. */
  approved_by: string | null;
  /** Moment, person and reason of an end before its last day. */
  stopped_at: Moment | null;
  stopped_by: string | null;
  stop_reason: string | null;
}
