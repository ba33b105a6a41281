import type { IncomingHttpHeaders } from 'node:http';
import type { Env } from '../../env.ts';
import type { Notice } from './notice.ts';

/** Request as it was received, byte for byte. */
export interface Delivery {
  readonly headers: IncomingHttpHeaders;
  readonly raw: Buffer;
}

/** Functions that check and read the notices of one provider. */
export interface NoticeSource {
  /** Name of the provider, also the last part of its address: `/webhooks/<provider>`. */
  readonly provider: string;
  /** Tells whether the provider sent this, by the proof of its protocol. */
  isGenuine(delivery: Delivery, env: Env): boolean;
  /** Reads a notice of any kind, known or not; undefined when it is none. */
  read(raw: Buffer): Notice | undefined;
}
