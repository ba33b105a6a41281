import * as z from 'zod/mini';
import type { CardSettings } from './card-settings.ts';

export const cardShape = z.object({
  OPENPAY_URL: z.optional(z.url()),
  OPENPAY_MERCHANT_ID: z.optional(z.string().check(z.regex(/^[a-z0-9]{1,45}$/))),
  OPENPAY_PUBLIC_KEY: z.optional(z.string().check(z.regex(/^pk_[A-Za-z0-9]+$/))),
  OPENPAY_DEVICE_URL: z.optional(z.url()),
});

/**
 * Reads the settings of the provider to which cards are given; `undefined` where the site asks for no card.
 *
 * @throws when a variable is there and holds nothing that can be used, or one of those that belong together is missing
 */
export function readCardSettings(variables: Readonly<Record<string, string | undefined>>): CardSettings | undefined {
  const {
    OPENPAY_URL: url,
    OPENPAY_MERCHANT_ID: merchantId,
    OPENPAY_PUBLIC_KEY: publicKey,
    OPENPAY_DEVICE_URL: deviceUrl,
  } = cardShape.parse(variables);
  if (publicKey === undefined) return undefined;
  if (!url || !merchantId) throw new Error('OPENPAY_PUBLIC_KEY needs OPENPAY_URL and OPENPAY_MERCHANT_ID');
  const tokensUrl = `${url.replace(/\/$/, '')}/v1/${merchantId}/tokens`;
  return { tokensUrl, publicKey, ...(deviceUrl !== undefined && { deviceUrl }) };
}
