import { pauseMs } from '../openpay/webhooks/deliver-webhooks.ts';
import type { NoticeQueue } from './notice-queue.ts';

/** Sends the notices that are due, each until it is accepted. */
export async function deliverNotices(
  queue: NoticeQueue,
  { notify, wall }: { readonly notify: (event: string) => Promise<boolean>; readonly wall: () => Date },
): Promise<void> {
  await Promise.all(
    queue.listDue(wall().getTime()).map(async ({ id, event, attempts }) => {
      const isTaken = await notify(event);
      const nowMs = wall().getTime();
      if (isTaken) queue.markDelivered(id, nowMs);
      else queue.postpone(id, nowMs + pauseMs(attempts));
    }),
  );
}
