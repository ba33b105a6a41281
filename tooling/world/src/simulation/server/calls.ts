import { inspect } from 'node:util';

/** End of the channel between a process and its parent. */
interface End {
  send?: (message: object) => unknown;
  on(event: 'message', hear: (message: unknown) => void): unknown;
}

type Calls<Names extends string> = { readonly [Name in Names]: (input: never) => Promise<unknown> };

interface Asked {
  readonly number: number;
  readonly call: string;
  readonly input: unknown;
}
interface Answered {
  readonly number: number;
  readonly value?: unknown;
  readonly trouble?: string;
}

/** Message of the error for callers that wait for a process that is gone. */
export const GONE = 'the other process is gone';

/**
 * Lets two processes call each other's functions. A process that is killed answers no more: `giveUp` rejects the calls
 * that wait for it.
 */
export function openCalls<Theirs extends Calls<keyof Theirs & string>>(end: End, mine: object) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let asked = 0;
  const answer = async ({ number, call, input }: Asked): Promise<void> => {
    try {
      end.send?.({ number, value: await Reflect.get(mine, call)(input) });
    } catch (error) {
      end.send?.({ number, trouble: inspect(error) });
    }
  };
  const hear = ({ number, value, trouble }: Answered): void => {
    const waits = waiting.get(number);
    waiting.delete(number);
    if (trouble === undefined) waits?.resolve(value);
    else waits?.reject(new Error(trouble));
  };
  end.on('message', (message) => {
    const received = message as Asked | Answered;
    if ('call' in received) void answer(received);
    else hear(received);
  });
  const ask = (call: string) => (input: unknown) => {
    const waits = Promise.withResolvers<unknown>();
    asked += 1;
    waiting.set(asked, waits);
    end.send?.({ number: asked, call, input });
    return waits.promise;
  };
  return {
    theirs: new Proxy({}, { get: (_, call) => ask(String(call)) }) as Theirs,
    /** Rejects all calls that wait: the other end is gone. */
    giveUp: (): void => {
      for (const { reject } of waiting.values()) reject(new Error(GONE));
      waiting.clear();
    },
  };
}
