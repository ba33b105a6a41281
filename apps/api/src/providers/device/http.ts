import ky, { HTTPError } from 'ky';
import * as z from 'zod/mini';
import type { Line } from '../line/line.ts';
import type { Device, DeviceVerdict } from './port.ts';

const TIMEOUT_MS = 5_000;

const answerSchema = z.object({
  result: z.enum(['A', 'R', 'D']),
  reason: z.nullish(z.string()),
  details: z.optional(
    z.object({
      device: z.optional(z.object({ alias: z.nullish(z.string()) })),
      ruleResults: z.optional(z.object({ rules: z._default(z.array(z.object({ reason: z.string() })), []) })),
    }),
  ),
});

export interface IovationSettings {
  readonly url: string;
  readonly subscriberId: string;
  readonly account: string;
  readonly passcode: string;
}

/**
 * Checks a transaction with iovation, `POST /fraud/v1/subs/{subscriber}/checks`. Each check is charged, so none is made
 * twice.
 */
export function createDevice({ url, subscriberId, account: ours, passcode }: IovationSettings, line: Line): Device {
  const address = `${url}/fraud/v1/subs/${encodeURIComponent(subscriberId)}/checks`;
  const authorization = `Basic ${Buffer.from(`${subscriberId}/${ours}:${passcode}`).toString('base64')}`;
  const ask = async (json: object): Promise<DeviceVerdict> => {
    const request = ky.post(address, { json, headers: { authorization }, timeout: TIMEOUT_MS, retry: 0 });
    try {
      return readVerdict(await request.text());
    } catch (error) {
      if (error instanceof HTTPError && error.response.status === 400) return { isKnown: false };
      throw error;
    }
  };
  return {
    assess: ({ blackbox, account, event, ip }) =>
      line.ask('once', () => ask({ accountCode: account, blackbox, type: event, ...(ip && { statedIp: ip }) })),
  };
}

/** An alias is a number of up to 19 digits, of which JavaScript's numbers would lose the last. */
const withAliasAsText = (text: string): string => text.replace(/("alias"\s*:\s*)(\d+)/, '$1"$2"');

function readVerdict(text: string): DeviceVerdict {
  const { result, reason, details } = answerSchema.parse(JSON.parse(withAliasAsText(text)));
  const reasons = [...(details?.ruleResults?.rules.map((rule) => rule.reason) ?? []), ...(reason ? [reason] : [])];
  return { isKnown: true, result, reasons: [...new Set(reasons)], alias: details?.device?.alias ?? undefined };
}
