import { MESSAGE_CHANNELS, type MessageChannel } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { maskEmail, maskPhone, ownPhone, provenEmail } from '../../clients/index.ts';

/** Address of a message, and its form for the log. */
export interface Address {
  readonly value: string;
  readonly masked: string;
}

type Deps = Pick<Services, 'vault'>;

/** Reads the client's own address on a channel, proven by a code that was sent there; never another person's. */
export async function addressOn(
  tx: Tx,
  { clientId, channel }: { clientId: string; channel: MessageChannel },
  { vault }: Deps,
): Promise<Address | undefined> {
  if (channel === 'sms') {
    const phone = await ownPhone(tx, clientId, vault);
    return { value: phone, masked: maskPhone(phone.slice(-4)) };
  }
  const email = await provenEmail(tx, clientId, { vault });
  return email === undefined ? undefined : { value: email, masked: maskEmail(email) };
}

/** Returns the channels that reach the client for certain, and no other person. */
export async function reachableChannels(tx: Tx, clientId: string, services: Deps): Promise<MessageChannel[]> {
  const reachable: MessageChannel[] = [];
  for (const channel of MESSAGE_CHANNELS)
    if (await addressOn(tx, { clientId, channel }, services)) reachable.push(channel);
  return reachable;
}
