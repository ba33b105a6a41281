import { formatPlainDate } from '@lender/calculator';
import type { SearchHit } from '@lender/contract';
import { hitCopy as copy } from './hit.copy.es.ts';
import { formatInstant } from './moment.ts';
import { formatPesos } from './pesos.ts';
import { applicationStatusWords } from './status/application-status.copy.es.ts';
import { clientStatusWords } from './status/client-status.copy.es.ts';
import { loanStatusWords } from './status/loan-status.copy.es.ts';

/** Returns what tells a search result from others of the same person: number, status, amount, day. */
export function hitDetails(hit: SearchHit): readonly string[] {
  switch (hit.kind) {
    case 'client':
      return [clientStatusWords[hit.status]];
    case 'application':
      return ofNumber(hit, applicationStatusWords[hit.status].label);
    case 'loan':
      return ofNumber(hit, loanStatusWords[hit.status].label);
    case 'payment':
      return [formatPesos(hit.amount), formatPlainDate(hit.paidOn)];
    case 'payout':
      return [formatPesos(hit.amount), formatInstant(hit.createdAt)];
    case 'receipt':
      return [formatPesos(hit.amount), formatPlainDate(hit.receivedOn)];
  }
}

type Numbered = Extract<SearchHit, { number: string }>;

const ofNumber = ({ number, amount, createdAt }: Numbered, status: string): readonly string[] => [
  copy.number(number),
  status,
  formatPesos(amount),
  formatInstant(createdAt),
];
