import { uuidOf } from './chance.ts';
import type { Link } from './link-store.ts';
import { LISTS } from './link-wire.ts';

/** Returns Belvo's enrichment of a link's incomes: one stream, or none. */
export function incomesOf(link: Link) {
  const incomes = LISTS.transactions(link).filter(
    ({ type, category }) => type === 'INFLOW' && category.startsWith('Income'),
  );
  const [last] = incomes;
  if (!last) return [];
  const total = incomes.reduce((sum, { amount }) => sum + amount, 0);
  const months = new Set(incomes.map(({ value_date }) => value_date.slice(0, 7))).size;
  const stream = {
    account_id: last.account.id,
    income_type: 'SALARY',
    frequency: incomes.length > 2 ? 'FORTNIGHTLY' : 'IRREGULAR',
    monthly_average: total / months,
    average_income_amount: total / incomes.length,
    last_income_amount: last.amount,
    currency: 'MXN',
    last_income_description: last.description,
    last_income_date: last.value_date,
    periods_with_income: months,
    number_of_incomes: incomes.length,
    confidence: incomes.length > 2 ? 'HIGH' : 'LOW',
  };
  return [{ id: uuidOf(`income:${link.id}`), link: link.id, created_at: link.createdAt, income_streams: [stream] }];
}
