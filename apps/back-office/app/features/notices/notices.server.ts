import { listNotices, type Reply, replayNotice } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { unreadable } from '../../platform/unreadable.ts';
import { withFlash } from '../../shell/flash.ts';
import { type PageLinks, pageLinks } from '../../shell/page-links.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { type NoticeQuery, noticesPath } from './notice-query.ts';
import { noticesCopy as copy } from './notices.copy.es.ts';

type Notice = Reply<typeof listNotices>[number];

/** Notice of a provider, as the page shows it. */
export interface NoticeView {
  readonly id: string;
  readonly receivedAt: string;
  readonly provider: string;
  readonly type: string;
  readonly about: string;
  /** Address of all notices about the same payment. */
  readonly aboutHref?: string;
  readonly order: string;
  readonly code: string;
}

export interface NoticesView extends PageLinks {
  readonly notices: readonly NoticeView[];
  /** Number of the last page that has notices, at least 1. */
  readonly lastPage: number;
}

const perPage = 25;

/** Reads one page of provider notices. */
export async function readNotices(call: Call, query: NoticeQuery): Promise<NoticesView> {
  const answer = await call(listNotices, { query: { ...query, perPage } });
  if (!answer.ok) throw unreadable('the notices', answer.refusal);
  const { data, pagination = { totalPages: 1 } } = answer;
  const { totalPages } = pagination;
  const hrefOf = (page: number) => noticesPath({ ...query, page });
  return {
    notices: data.map(noticeView),
    lastPage: Math.max(1, totalPages),
    ...pageLinks({ page: query.page, totalPages, hrefOf }),
  };
}

const noticeView = (notice: Notice): NoticeView => {
  const { id, receivedAt, provider, type, transactionId, orderId, subject, verificationCode } = notice;
  return {
    ...{ id, provider, type },
    receivedAt: formatInstant(receivedAt),
    about: transactionId ?? subject ?? '',
    ...(transactionId && { aboutHref: noticesPath({ transactionId, page: 1 }) }),
    order: orderId ?? '',
    code: verificationCode ?? '',
  };
};

/** Message shown when a notice was not processed again. */
export interface ReplayProblem {
  readonly said: string;
}

/** Processes a notice again, and continues to the list that it was on. */
export async function replayFrom(
  call: Call,
  { id, back }: { readonly id: string; readonly back: string },
  data: FormData,
): Promise<Outcome<ReplayProblem>> {
  const answer = await call(replayNotice, { params: { id } }, formKeyOf(data));
  if (answer.ok) return leadTo(withFlash(back, 'si'));
  const said = answer.refusal.code === 'not_found' ? copy.problems.not_found : copy.problems.other;
  return showRefusal({ said }, 409);
}
