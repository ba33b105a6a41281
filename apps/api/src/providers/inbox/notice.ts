import type { Tx } from '../../kernel/database/database.ts';
import type { Jobs } from '../../kernel/outbox.ts';

/** A notice as we read it: what it is about, never what it claims of that. */
export interface Notice {
  /** The same for every delivery of one notice. */
  readonly key: string;
  readonly about: NoticeSubject;
  /** Queues the question to the provider, where there is anything to ask; undefined for kinds that we don't know. */
  readonly handOn: ((tx: Tx, jobs: Jobs) => Promise<void>) | undefined;
}

/** What is kept of a notice in plain, beside its sealed words. It names nobody. */
export interface NoticeSubject {
  readonly type: string;
  /** Of money: notices about it are kept for ten years, as long as the books. */
  readonly transaction?: { readonly id: string; readonly order_id: string | null };
  /** Of anything else: the provider's name of it. */
  readonly subject?: string;
  /** What a provider asks us to repeat before it sends notices. */
  readonly verificationCode?: string;
}
