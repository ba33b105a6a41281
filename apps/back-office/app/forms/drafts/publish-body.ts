import type { PlainDate } from '@lender/calculator';
import { readDay } from '../../vocabulary/read-day.ts';
import { oneLine } from '../one-line.ts';

interface PublishBody {
  readonly revision: number;
  readonly note: string;
  readonly from?: PlainDate;
}

/** Returns the body of the publishing form; nothing where its day does not exist. */
export function publishBodyOf(revision: number, data: FormData): PublishBody | undefined {
  const body = { revision, note: oneLine(String(data.get('note') ?? '')) };
  const typed = String(data.get('from') ?? '');
  if (typed === '') return body;
  const from = readDay(typed);
  return from && { ...body, from };
}
