import pg from 'pg';

/** Milliseconds between two checks that a silent connection still works, and the longest time for its answer. */
const HEARTBEAT_MS = 10_000;
const ANSWER_MS = 5_000;
/** Wait before the first reconnection; each further wait is twice as long, up to the longest. */
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;

export interface Listening {
  readonly channel: string;
  readonly onNotice: (payload: string) => void;
  /** Called each time the subscription begins: notices sent before were missed. */
  readonly onSubscribed: () => void;
  readonly onError: (error: Error) => void;
}

/**
 * Listens to a channel over a connection of its own, and connects again whenever that breaks.
 *
 * @returns a function that ends the listening
 */
export async function listen(pool: pg.Pool, listening: Listening): Promise<() => Promise<void>> {
  let isClosed = false;
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const later = (ms: number, work: () => Promise<void>) => {
    timer = setTimeout(() => void work(), ms).unref();
  };
  const lost = (client: pg.Client, error: Error) => {
    if (isClosed || client !== current) return;
    current = undefined;
    clearTimeout(timer);
    void client.end().catch(() => {});
    listening.onError(error);
    later(FIRST_WAIT_MS, () => again(FIRST_WAIT_MS));
  };
  const again = (waitedMs: number): Promise<void> =>
    subscribe().catch((error: Error) => {
      listening.onError(error);
      const waitMs = Math.min(2 * waitedMs, LONGEST_WAIT_MS);
      if (!isClosed) later(waitMs, () => again(waitMs));
    });
  const beat = (client: pg.Client): Promise<void> =>
    client.query('select 1').then(
      () => {
        if (client === current) later(HEARTBEAT_MS, () => beat(client));
      },
      (error: Error) => lost(client, error),
    );
  const subscribe = async (): Promise<void> => {
    const client = new pg.Client({ ...pool.options, keepAlive: true, query_timeout: ANSWER_MS });
    client.on('error', (error) => lost(client, error));
    client.on('end', () => lost(client, new Error(`nobody listens on ${listening.channel}`)));
    client.on('notification', ({ payload }) => listening.onNotice(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(listening.channel)}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    if (isClosed) return client.end();
    current = client;
    later(HEARTBEAT_MS, () => beat(client));
    listening.onSubscribed();
  };

  await subscribe();
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    await current?.end();
  };
}
