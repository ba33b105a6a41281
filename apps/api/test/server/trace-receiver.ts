import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';

const value = z.object({
  stringValue: z.optional(z.string()),
  intValue: z.optional(z.union([z.string(), z.number()])),
});
const attributes = z._default(z.array(z.object({ key: z.string(), value })), []);
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  attributes,
});
const body = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes }), scopeSpans: z.array(z.object({ spans: z.array(span) })) }),
  ),
});

export type ReceivedSpan = z.output<typeof span>;

/** Receives traces as a collector of OpenTelemetry does, by OTLP in JSON over HTTP. */
export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = [];
  const services = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    if (request.url !== '/v1/traces') return response.writeHead(404).end();
    for (const { resource, scopeSpans } of body.parse(await json(request)).resourceSpans) {
      services.add(resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue);
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    services,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
