import type { PlainDate } from '@lender/calculator';
import { screenPath } from '../../screens.ts';
import { readPageNumber } from '../../shell/page-number.ts';
import { readDay } from '../../vocabulary/read-day.ts';
import { type LoanCommandName, parseCommand } from './command-name.ts';

/** Parts of a loan, each at its own address. */
export const LOAN_TABS = ['resumen', 'movimientos', 'historia', 'libro'] as const;
export type LoanTab = (typeof LOAN_TABS)[number];

/** Selection in the address of a loan. */
export interface LoanQuery {
  readonly tab: LoanTab;
  /** Day as of which the loan is shown; today by default. */
  readonly day?: PlainDate;
  /** Page of the ledger, from 1. */
  readonly page: number;
  /** Command whose form is open. */
  readonly command?: LoanCommandName;
}

/** Reads an address: what makes no sense in it is not asked for. */
export function parseLoanQuery(search: URLSearchParams): LoanQuery {
  const day = readDay(search.get('dia'));
  const command = parseCommand(search.get('accion'));
  return {
    tab: LOAN_TABS.find((tab) => tab === search.get('ver')) ?? 'resumen',
    page: readPageNumber(search),
    ...(day && { day }),
    ...(command && { command }),
  };
}

/** Returns the path of a part of a loan. */
export function loanPath(id: string, { tab, day, page, command }: Partial<LoanQuery> = {}): string {
  const search = new URLSearchParams({
    ...(tab && tab !== 'resumen' && { ver: tab }),
    ...(day && { dia: day }),
    ...(page && page > 1 && { pagina: String(page) }),
    ...(command && { accion: command }),
  });
  const path = screenPath('loan', { id });
  return search.size > 0 ? `${path}?${search}` : path;
}
