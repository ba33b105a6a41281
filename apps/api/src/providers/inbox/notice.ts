import type { Tx } from '../../kernel/database/database.ts';
import type { Jobs } from '../../kernel/outbox.ts';

/** Notice as we read it: its subject, never its claims about the subject. */
export interface Notice {
  /** Key that is the same for every delivery of one notice. */
  readonly key: string;
  readonly about: NoticeSubject;
  /** Queues a request to the provider, if there is anything to ask; undefined for kinds that we don't know. */
  readonly handOn: ((tx: Tx, jobs: Jobs) => Promise<void>) | undefined;
}

/** Part of a notice that is kept in plain text, beside its sealed text. It names no person. */
export interface NoticeSubject {
  readonly type: string;
  /** Transaction that the notice is about: such notices are kept for ten years, as long as the books. */
  readonly transaction?: { readonly id: string; readonly order_id: string | null };
  /** Provider's id of any other subject. */
  readonly subject?: string;
  /** Code that a provider asks us to repeat before it sends notices. */
  readonly verificationCode?: string;
}
