import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';

const eventSchema = z.looseObject({
  event_id: z.string(),
  transaction: z.string(),
  tags: z.record(z.string(), z.string()),
});

/** An event, as the service would keep it. */
export type ReceivedReport = z.output<typeof eventSchema>;

/** Inbox in place of the service, which keeps what it receives: for tests over real HTTP. */
export interface ReportInbox {
  /** Address for the settings of the program under test. */
  readonly dsn: string;
  readonly received: readonly ReceivedReport[];
  /** Everything received over the wire, headers included. */
  readonly wire: readonly string[];
  stop(): Promise<void>;
}

/** Starts an inbox on a port of its own. */
export async function reportInbox(): Promise<ReportInbox> {
  const received: ReceivedReport[] = [];
  const wire: string[] = [];
  const server = createServer(async (request, response) => {
    const envelope = await text(request);
    const [, , item = ''] = envelope.split('\n');
    const event = eventSchema.parse(JSON.parse(item));
    wire.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}\n${envelope}`);
    received.push(event);
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ id: event.event_id }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The inbox does not listen on a port');
  return {
    dsn: `http://abc@127.0.0.1:${address.port}/7`,
    received,
    wire,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
