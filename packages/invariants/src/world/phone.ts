import { CannotRun } from '../trouble.ts';
import { waitUntil } from './wait-until.ts';
import type { World } from './world.ts';

/**
 * Requests a code, and reads it from the phone once it has arrived.
 *
 * @param send - asks the server for the code, and says how many digits it has
 */
export async function codeSentBy(
  { options: { phone, patienceMs } }: World,
  number: string,
  send: () => Promise<{ readonly digits: number }>,
): Promise<string> {
  if (!phone) throw new CannotRun('nobody was told how to read codes on a phone');
  const before = (await phone(number)).length;
  const { digits } = await send();
  return waitUntil(
    `no code came to the phone ${number}`,
    async () => {
      const texts = await phone(number);
      return texts.length > before ? codeIn(texts[0] ?? '', digits) : undefined;
    },
    patienceMs,
  );
}

const codeIn = (text: string, digits: number): string | undefined =>
  new RegExp(`(?<!\\d)\\d{${digits}}(?!\\d)`).exec(text)?.[0];
