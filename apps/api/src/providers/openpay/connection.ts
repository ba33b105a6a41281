import ky, { type KyInstance } from 'ky';

const TIMEOUT_MS = 5_000;

export interface OpenPayConnection {
  readonly url: string;
  readonly merchantId: string;
  /** The private key, which is the user of HTTP basic authentication. */
  readonly key: string;
}

/** Creates OpenPay's HTTP client. It repeats nothing: the line does that, for calls that are harmless to repeat. */
export const openPayHttp = ({ url, merchantId, key }: OpenPayConnection): KyInstance =>
  ky.create({
    prefix: `${url}/v1/${encodeURIComponent(merchantId)}/`,
    headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` },
    timeout: TIMEOUT_MS,
    retry: 0,
  });
