import type { Services } from '../../../services.ts';
import type { ScreeningKey } from './screening.ts';

/** What the page was doing when it asked for a captcha's token, and what iovation's rules are for. */
const ACTION = 'application';

/** What was learned, as it is stored; nothing where nobody knows. */
export interface Learned {
  readonly answer: object;
  /** The same for everybody who uses the device, and of no use to whoever has no key. */
  readonly deviceHash?: Buffer | undefined;
}

/** @throws when the provider did not answer for now */
export async function askAboutApplicant(
  { clientId, kind }: ScreeningKey,
  input: string,
  { captcha, device, vault }: Pick<Services, 'captcha' | 'device' | 'vault'>,
): Promise<Learned | undefined> {
  if (kind === 'captcha') {
    const verdict = await captcha.verify({ token: input, action: ACTION });
    return verdict.isVerified ? { answer: { score: verdict.score } } : undefined;
  }
  const verdict = await device.assess({ blackbox: input, account: clientId, event: ACTION });
  if (!verdict.isKnown) return undefined;
  const { result, reasons, alias } = verdict;
  return {
    answer: { result, reasons },
    deviceHash: alias === undefined ? undefined : vault.searchHash('device', alias),
  };
}
