import { type PlainDate, parsePlainDate } from '@lender/calculator';
import { oneLine } from '../one-line.ts';

interface PublishBody {
  readonly revision: number;
  readonly note: string;
  readonly from?: PlainDate;
}

/** What the form that publishes says; nothing where its day is none. */
export function publishBodyOf(revision: number, data: FormData): PublishBody | undefined {
  const body = { revision, note: oneLine(String(data.get('note') ?? '')) };
  const typed = String(data.get('from') ?? '');
  if (typed === '') return body;
  const from = parsePlainDate(typed);
  return from.ok ? { ...body, from: from.value } : undefined;
}
