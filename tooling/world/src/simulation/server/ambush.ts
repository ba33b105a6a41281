/** Trap that waits for a call, and kills its caller. */
export interface Ambush<Calls extends object> {
  readonly calls: Calls;
  /**
   * Sets a trap for the call that comes after a number of others. The call may be done before its caller dies, or not.
   */
  lie(after: number, isDone: boolean): void;
}

/** Wraps the calls of a process, so that it can be killed during one. */
export function openAmbush<Calls extends object>(calls: Calls, kill: () => unknown): Ambush<Calls> {
  const offered: object = calls;
  let left: number | undefined;
  let isDone = false;
  const spring = async (call: () => Promise<unknown>): Promise<unknown> => {
    left = undefined;
    if (isDone) await call().catch(() => {});
    kill();
    return new Promise(() => {});
  };
  const get = (_: Calls, name: string | symbol) => async (input: unknown) => {
    const call = async () => Reflect.get(offered, name)(input);
    if (left === undefined) return call();
    left -= 1;
    return left < 0 ? spring(call) : call();
  };
  return {
    calls: new Proxy<Calls>(calls, { get }),
    lie: (after, isDoneFirst) => {
      [left, isDone] = [after, isDoneFirst];
    },
  };
}
