import { getNotice } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import { formatInstant } from '../../vocabulary/moment.ts';

/** Notice word for word. */
export interface NoticeText {
  readonly provider: string;
  readonly receivedAt: string;
  /** Text of the notice, indented if it is JSON; absent when it was not kept. */
  readonly text?: string;
}

/** Reads one notice, for a member of staff who may process it again; undefined where there is none. */
export async function readNotice(call: Call, id: string): Promise<NoticeText | undefined> {
  const answer = await call(getNotice, { params: { id } });
  if (!answer.ok && answer.refusal.code === 'not_found') return undefined;
  if (!answer.ok) throw unreadable('the notice', answer.refusal);
  const { provider, receivedAt, text } = answer.data;
  return { provider, receivedAt: formatInstant(receivedAt), ...(text !== null && { text: laidOut(text) }) };
}

/** Indents JSON. A provider does not always send what it declares: text that is not JSON stays as it came. */
function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
