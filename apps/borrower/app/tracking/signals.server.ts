import type { createApplication, Send } from '@lender/contract';
import type { ClientProfile } from '../platform/current-client.server.ts';
import { readAffiliate } from './affiliate-cookie.server.ts';
import { readReference } from './collector-cookie.server.ts';
import { SIGNAL_FIELDS } from './signal-fields.tsx';

type ApplicationBody = Send<typeof createApplication>['body'];

/** Findings of a page's tools that an application carries. */
export type Signals = Pick<ApplicationBody, 'captcha' | 'iovation' | 'affiliate' | 'hotjarUserId' | 'juicySessionId'>;

/**
 * Reads the findings of the tools that go along with an application: nothing without its client's consent, and nothing
 * for which the server would refuse the whole application.
 */
export async function readSignals(
  request: Request,
  form: Pick<FormData, 'get'>,
  { allowsTracking, hashedUserId }: Pick<ClientProfile, 'allowsTracking' | 'hashedUserId'>,
): Promise<Signals> {
  if (!allowsTracking) return {};
  const saved = (field: keyof typeof SIGNAL_FIELDS) => takenText(form.get(SIGNAL_FIELDS[field]), CHARACTERS[field]);
  const [token, ioBB, hotjarUserId] = [saved('captcha'), saved('device'), saved('replay')];
  const juicySessionId = await readReference(request, hashedUserId);
  const affiliate = await readAffiliate(request);
  return {
    ...(token && { captcha: { token } }),
    ...(ioBB && { iovation: { ioBB } }),
    ...(hotjarUserId && { hotjarUserId }),
    ...(juicySessionId && { juicySessionId }),
    ...(affiliate && { affiliate }),
  };
}

/**
 * Largest number of characters of each that the server accepts; a text that is longer or has control characters is left
 * out.
 */
const CHARACTERS = { captcha: 4096, device: 8192, replay: 64 } as const;

const takenText = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' && value.length <= most && !/[\p{Cc}\p{Cf}]/u.test(value) ? value : undefined;
