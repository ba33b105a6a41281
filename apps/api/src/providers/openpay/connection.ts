import ky, { HTTPError, type KyInstance } from 'ky';
import * as z from 'zod/mini';

const MERCHANT = 'mquincena0000000000';
const TIMEOUT_MS = 5_000;

const errorSchema = z.object({ error_code: z.int() });

/** The way to OpenPay: the private key is the user of HTTP basic authentication. */
export const openPayHttp = ({ url, key }: { url: string; key: string }): KyInstance =>
  ky.create({
    prefix: `${url}/v1/${MERCHANT}/`,
    headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` },
    timeout: TIMEOUT_MS,
    retry: 0,
  });

/** OpenPay's own code of a refusal; undefined for everything else that goes wrong. */
export const errorCodeOf = (error: unknown): number | undefined =>
  error instanceof HTTPError ? errorSchema.safeParse(error.data).data?.error_code : undefined;
