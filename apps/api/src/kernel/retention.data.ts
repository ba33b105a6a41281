import { EXPORT_DAYS, WEBHOOK_DAYS } from '@lender/contract';

/**
 * Days that each kind of row is kept after it is no longer needed. Counters of a day must outlive that day. Rows that
 * belong to a loan stay with it.
 */
export const RETENTION_DAYS = {
  idempotencyKey: 7,
  rateLimit: 2,
  oneTimeCode: 2,
  session: 30,
  knownSource: 180,
  /** Notices about money are evidence, for as long as merchants keep their books: Código de Comercio, article 38. */
  noticeOfMoney: 3_653,
  otherNotice: 90,
  /** File that staff had made; the audit keeps who asked for it. */
  exportFile: EXPORT_DAYS,
  /** Days that the request for a file is kept, in the list of files. */
  exportRow: 90,
  /** Days for notifications to other systems, and for those that wait for an address that is paused. */
  webhookEvent: WEBHOOK_DAYS,
  /** File that no row names: kept long enough to find out that the database is older than its documents. */
  unnamedFile: 90,
  collectorReference: 30,
  contactChange: 30,
  /** Address on which a second person never decided. */
  wantedContact: 7,
  /** A position shows where a person was, and soon no longer where they are. */
  position: 90,
  /**
   * Facts that a browser sent about an application, its device, campaign and replay: kept longer than any decision is
   * disputed.
   */
  signalsOfApplication: 730,
  /** Person whom a provider saw on an identification; the result of the check stays. */
  identitySeen: 730,
  /** Answer of a credit bureau; the consent to ask it stays. */
  bureauFacts: 730,
  /** Device and network of an acceptance: kept as long as merchants keep what they agreed to. */
  originOfAcceptance: 3_653,
  /** CURPs that were refused: kept as long as the policy counts them. */
  refusedCurp: 30,
} as const;
