import type { Services } from '../../../services.ts';
import type { ScreeningKey } from './screening.ts';

/** Action for which the page requested a captcha's token, and for which iovation's rules are made. */
const ACTION = 'application';

/** Result of a query, as it is stored; nothing when it is unknown. */
export interface Learned {
  readonly answer: object;
  /** The same for everyone who uses the device, and useless without the key. */
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
