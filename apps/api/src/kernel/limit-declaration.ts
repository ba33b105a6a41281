/** Windows of limits, in seconds. */
export const MINUTE = 60;
export const HOUR = 3_600;
export const DAY = 86_400;

/** Subjects that a limit counts separately. A source is the network that a request comes from. */
export type LimitPer =
  | 'source'
  | 'client'
  | 'member of staff'
  | 'account name'
  | 'account name and source'
  | 'address'
  | 'purpose'
  | 'everybody';

/** Largest number of hits in a window that begins with the first of them. */
export interface RateLimit {
  readonly per: LimitPer;
  readonly hits: number;
  readonly windowSeconds: number;
  /** Reason for the limit and for its value. */
  readonly reason: string;
}

/** Largest number of things that may exist, counted in the rows that hold them. */
export interface Quota {
  readonly per: 'client' | 'application and paper' | 'address and purpose' | 'code';
  readonly limit: number;
  /** Age up to which things count; absent where everything does. */
  readonly windowSeconds?: number;
  readonly reason: string;
}
