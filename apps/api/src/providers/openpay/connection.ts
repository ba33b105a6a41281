import ky, { type KyInstance } from 'ky';

const TIMEOUT_MS = 5_000;

export interface OpenPayConnection {
  readonly url: string;
  readonly merchantId: string;
  /** The private key, which is the user of HTTP basic authentication. */
  readonly key: string;
}

/** The way to OpenPay. Nothing is repeated here: the line does that, of what is harmless to ask twice. */
export const openPayHttp = ({ url, merchantId, key }: OpenPayConnection): KyInstance =>
  ky.create({
    prefix: `${url}/v1/${encodeURIComponent(merchantId)}/`,
    headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` },
    timeout: TIMEOUT_MS,
    retry: 0,
  });
