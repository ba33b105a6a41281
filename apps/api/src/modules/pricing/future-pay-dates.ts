import { type PayDates, type PlainDate, parsePayDates } from '@lender/calculator';

/** Returns the two pay dates that a client sends, if they are in order and in the future. */
export function futurePayDates(
  { first_repayment_option: first, second_repayment_option: second }: Record<PayDateName, PlainDate>,
  today: PlainDate,
): PayDates | undefined {
  const payDates = parsePayDates(`${first},${second}`);
  return payDates.ok && first > today ? payDates.value : undefined;
}

type PayDateName = 'first_repayment_option' | 'second_repayment_option';
