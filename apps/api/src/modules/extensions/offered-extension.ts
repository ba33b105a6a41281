import { addDays, type PlainDate } from '@lender/calculator';
import { type ExtensionBar, type ExtensionOption, extensionOptions } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import { namedUuid } from '../../kernel/crypto/named-uuid.ts';
import type { ServicedLoan } from '../loans/index.ts';

/** Extension that is available today, with the id by which it may be chosen. */
export interface OfferedExtension {
  readonly rolloverId: string;
  /** Id of the extension's invoice at this price. */
  readonly invoiceId: string;
  readonly option: ExtensionOption;
  /** Day whose price it has, and last day on which that price may be paid. */
  readonly payableUntil: PlainDate;
}

/**
 * Returns the extensions offered on a day, at the price of the day after, so that no borrower has to be at a counter
 * before midnight. When this kind of price ends today, it is today's. For a borrower who pays earlier than the price
 * assumes, the difference goes to the principal. An extension for which a cap that grows by the day leaves no room
 * today is not offered yet.
 */
export function offeredExtensions(
  { record, terms, events }: ServicedLoan,
  today: PlainDate,
): Result<readonly OfferedExtension[], { readonly code: ExtensionBar }> {
  const now = extensionOptions(terms, events, today);
  if (!now.ok) return now;
  const tomorrow = addDays(today, 1);
  const later = now.value.every(({ payableUntil }) => payableUntil >= tomorrow)
    ? extensionOptions(terms, events, tomorrow)
    : now;
  const isSoldToday = ({ days }: ExtensionOption) => now.value.some((option) => option.days === days);
  const [options, payableUntil] =
    later.ok && later !== now ? [later.value.filter(isSoldToday), tomorrow] : [now.value, today];
  return ok(options.map((option) => toOffered({ loanId: record.id, option, payableUntil })));
}

function toOffered({ loanId, ...priced }: { loanId: string } & Pick<OfferedExtension, 'option' | 'payableUntil'>) {
  const { dueDate, type, days, amountCentavos } = priced.option;
  const rolloverId = namedUuid(`rollover:${loanId}:${dueDate}:${type}:${days}`);
  return { ...priced, rolloverId, invoiceId: namedUuid(`${rolloverId}:${priced.payableUntil}:${amountCentavos}`) };
}
