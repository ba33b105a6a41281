import { WEBHOOK_USER } from '../../src/providers/openpay/inbox.ts';
import type { Chance } from '../chance.ts';
import type { BankWorld, WorldNotice } from './bank-world.ts';
import type { WorldServer } from './world-server.ts';

const LATE = 0.1;
const waiting = new WeakMap<BankWorld, WorldNotice[]>();

/** Brings what the world tells to the server's door, in any order; some of it another day. */
export async function deliverNotices(server: WorldServer, world: BankWorld, chance: Chance): Promise<void> {
  const all = [...(waiting.get(world) ?? []), ...world.takeNotices()];
  const placed = all.map((notice) => ({
    notice,
    place: chance.next(),
    isLate: notice.orderId !== undefined && chance.next() < LATE,
  }));
  waiting.set(
    world,
    placed.filter(({ isLate }) => isLate).map(({ notice }) => notice),
  );
  for (const { notice } of placed.filter(({ isLate }) => !isLate).toSorted((one, other) => one.place - other.place))
    await deliver(server, notice);
}

async function deliver({ origin, webhookPassword }: WorldServer, notice: WorldNotice): Promise<void> {
  const response = await fetch(`${origin}/webhooks/openpay`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${WEBHOOK_USER}:${webhookPassword}`).toString('base64')}`,
    },
    body: JSON.stringify({
      type: notice.type,
      event_date: new Date(0).toISOString(),
      transaction: { id: notice.transactionId, ...(notice.orderId && { order_id: notice.orderId }) },
    }),
  });
  if (response.status !== 200) throw new Error(`a notice was answered with ${response.status}`);
}
