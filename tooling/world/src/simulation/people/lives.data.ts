import type { DebitFate } from '../bank/debits.ts';
import type { PayoutFate } from '../bank/payouts.ts';
import { PLAIN, PRODUCT_KINDS, type ProductKind } from '../worlds/product-kinds.data.ts';
import type { Life, PlainAction, PlannedAction } from './life.ts';

const due = (days: number, kind: PlainAction): PlannedAction => ({ from: 'due', days, action: { kind } });
const signed = (days: number, kind: PlainAction): PlannedAction => ({ from: 'signature', days, action: { kind } });
/** Pays a share of the debt of that day. */
const pay = (days: number, share = 1, reportedAfterDays = 0): PlannedAction => ({
  from: 'due',
  days,
  action: { kind: 'pay', share, by: 'store', reportedAfterDays },
});
/** Pays a share late in the evening. */
const payInEvening = (days: number, share = 1): PlannedAction => ({
  from: 'due',
  days,
  action: { kind: 'pay', share, by: 'store', reportedAfterDays: 0, isInEvening: true },
});
/** Transfers a share of the amount lent, to the loan's CLABE. */
const transfer = (days: number, share: number, reportedAfterDays = 0): PlannedAction => ({
  from: 'due',
  days,
  action: { kind: 'pay', share, by: 'transfer', reportedAfterDays },
});
const life = (
  actions: readonly PlannedAction[],
  { payout = 'arrives', ...sold }: { payout?: PayoutFate; product?: ProductKind } = {},
): Life => ({ actions: actions, payout, debits: 'paid', ...sold });
/** Returns the life of a borrower who allows debits of the account, while there is time before the loan falls due. */
const debited = (debits: DebitFate, actions: readonly PlannedAction[] = []): Life => ({
  actions: [signed(8, 'allow_debits'), ...actions],
  payout: 'arrives',
  debits,
  product: PLAIN,
});

/** Lives of loans. The first borrowers of a simulation have each of them once, later ones any. */
export const LIVES: readonly Life[] = [
  life([pay(0)]),
  life([pay(-3)]),
  life([transfer(-10, 0.4), transfer(-5, 0.3), pay(0)]),
  life([pay(2)]),
  life([due(4, 'waive'), pay(5)]),
  life([pay(1, 0.5), pay(9)]),
  life([pay(-1), due(0, 'pay_again')]),
  life([pay(0), due(5, 'take_back'), pay(8)]),
  life([pay(-2, 0.5), due(3, 'take_back'), pay(5)]),
  life([due(-8, 'hold'), due(4, 'release'), pay(6)]),
  life([due(6, 'write_off'), pay(8, 0.3), pay(10)]),
  life([due(6, 'write_off'), due(8, 'undo_write_off'), pay(10)]),
  life([transfer(-5, 0.2), due(5, 'sell'), transfer(7, 0.3), due(8, 'buy_back'), pay(10)]),
  life([due(6, 'sell')]),
  life([due(-4, 'terminate')]),
  life([due(-1, 'extend'), pay(7)]),
  life([due(0, 'extend'), due(6, 'extend'), due(8, 'take_back'), pay(10)]),
  life([due(2, 'extend'), pay(12)]),
  life([due(-2, 'extend_by_card'), pay(7)]),
  life([due(-2, 'extend_by_card'), due(3, 'take_back'), pay(9)], { product: PLAIN }),
  debited('paid'),
  debited('paid', [due(5, 'object_to_debits'), pay(8)]),
  debited('poor'),
  debited('slow', [pay(0, 0.5)]),
  debited('paid', [transfer(0, 0.5, 4)]),
  life([signed(4, 'withdraw')]),
  life([signed(3, 'ask_withdrawal'), pay(0)]),
  life([due(-2, 'pay_loose'), due(1, 'claim_loose'), pay(2)]),
  life([due(-2, 'pay_loose'), pay(0)]),
  life([]),
  life([signed(2, 'new_account'), signed(3, 'new_account'), pay(0)], { payout: 'returned' }),
  life([signed(3, 'new_account'), signed(4, 'new_account'), pay(0)], { payout: 'comes_back' }),
  life([], { payout: 'refused' }),
  life([pay(-1, 1, 3)]),
  life([pay(-6, 0.5, 5), transfer(-4, 0.3), pay(3)]),
  life([signed(8, 'borrow_more'), pay(0)]),
  life([pay(-3, 0.5), due(-1, 'reverse'), pay(1)]),
  life([transfer(0, 1.3), due(2, 'refund')]),
  life([payInEvening(0)]),
  life([payInEvening(1, 0.4), payInEvening(4)]),
  life([transfer(-12, 0.3), payInEvening(-4, 0.5), due(2, 'waive'), payInEvening(3)]),
  ...PRODUCT_KINDS.map((product) => life([payInEvening(-6, 0.35), pay(3, 0.5), pay(6)], { product })),
];
