import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaultStore } from '../faults/fault-store.ts';

interface MailFaults {
  /** Applies the fault that was ordered for the mail server to a caller; true when the caller gets no more answers. */
  meet(caller: Socket): Promise<boolean>;
  /** Tells whether the caller on that port never gets an answer to its mail. */
  isUnanswered(port: number): boolean;
}

/** Applies the faults of calls to callers who speak SMTP: each connection is one call. */
export function createMailFaults(faults: FaultStore): MailFaults {
  const unanswered = new Set<number>();
  return {
    isUnanswered: (port) => unanswered.has(port),
    meet: async (caller) => {
      const fault = faults.take('smtp', 'calls');
      const { remotePort = 0 } = caller;
      if (fault?.fault === 'slow') await waitFor(caller, fault.ms);
      if (fault?.fault === 'never') {
        unanswered.add(remotePort);
        caller.once('close', () => unanswered.delete(remotePort));
      }
      if (fault?.fault === 'wrong') caller.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<p>Maintenance');
      if (fault?.fault === 'down' && fault.as === '503') caller.end('421 4.3.2 Service not available\r\n');
      if (fault?.fault === 'down' && fault.as === 'closed') caller.destroy();
      return fault?.fault === 'wrong' || fault?.fault === 'down' || caller.destroyed;
    },
  };
}

/** Waits no longer when the caller hangs up. */
async function waitFor(caller: Socket, milliseconds: number): Promise<void> {
  const gone = new AbortController();
  caller.once('close', () => gone.abort());
  await wait(milliseconds, undefined, { signal: gone.signal }).catch(() => undefined);
}
