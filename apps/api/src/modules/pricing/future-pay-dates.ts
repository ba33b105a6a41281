import { type PayDates, type PlainDate, parsePayDates } from '@lender/calculator';

/** Two pay dates as a client sends them, if they are in order and still to come. */
export function futurePayDates(
  { first_repayment_option: first, second_repayment_option: second }: Record<PayDateName, PlainDate>,
  today: PlainDate,
): PayDates | undefined {
  const payDates = parsePayDates(`${first},${second}`);
  return payDates.ok && first > today ? payDates.value : undefined;
}

type PayDateName = 'first_repayment_option' | 'second_repayment_option';
