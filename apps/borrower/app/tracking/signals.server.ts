import type { createApplication, Send } from '@lender/contract';
import type { ClientProfile } from '../platform/current-client.server.ts';
import { readAffiliate } from './affiliate-cookie.server.ts';
import { readReference } from './collector-cookie.server.ts';
import { SIGNAL_FIELDS } from './signal-fields.tsx';

type ApplicationBody = Send<typeof createApplication>['body'];

/** What the tools of a page tell of an application. */
export type Signals = Pick<ApplicationBody, 'captcha' | 'iovation' | 'affiliate' | 'hotjarUserId' | 'juicySessionId'>;

/**
 * What goes along with an application: nothing without its client's consent, and nothing that the server would refuse the
 * whole application for.
 */
export async function readSignals(
  request: Request,
  form: Pick<FormData, 'get'>,
  { allowsTracking, hashedUserId }: Pick<ClientProfile, 'allowsTracking' | 'hashedUserId'>,
): Promise<Signals> {
  if (!allowsTracking) return {};
  const told = (field: keyof typeof SIGNAL_FIELDS) => takenText(form.get(SIGNAL_FIELDS[field]), CHARACTERS[field]);
  const [token, ioBB, hotjarUserId] = [told('captcha'), told('device'), told('replay')];
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

/** As much of each as the server takes; what is longer or has signs of control in it says nothing. */
const CHARACTERS = { captcha: 4096, device: 8192, replay: 64 } as const;

const takenText = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' && value.length <= most && !/[\p{Cc}\p{Cf}]/u.test(value) ? value : undefined;
