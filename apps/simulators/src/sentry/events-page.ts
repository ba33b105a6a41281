import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Html, html, nothing } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { timeInMexico } from '../world/mexico-time.ts';
import type { SentryEvent, SentryStore } from './event-store.ts';
import { copy } from './sentry.copy.es.ts';

const refreshSeconds = 4;
const shownSchema = z.object({
  transaction: z.string().default('?'),
  tags: z.record(z.string(), z.string()).default({}),
  exception: z.object({ values: z.array(z.object({ type: z.string(), value: z.string() })) }).default({ values: [] }),
});

/** Registers the page of reported errors, for people and for tests. */
export function registerEventsPage(app: FastifyInstance, events: SentryStore): void {
  app.get('/errores', async (_, reply) => {
    const reported = events.listNewest();
    const list =
      reported.length > 0
        ? html`<ul class="records">${reported.map(record)}</ul>`
        : html`<p class="panel">${copy.empty}</p>`;
    const body = html`<h1>${copy.title}</h1><p class="lead">${copy.intro}</p>${list}`;
    return sendPage(reply, { title: copy.title, body, refreshSeconds });
  });

  app.get('/errores/events.json', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { events: events.listNewest() };
  });
}

function record({ id, receivedAt, event }: SentryEvent): Html {
  const { transaction, tags, exception } = shownSchema.parse(event);
  const critical = tags.critical === 'true' ? html`<span class="status failed">${copy.critical}</span>` : nothing;
  return html`<li class="panel">
<p><strong>${exception.values.map(({ type, value }) => `${type}: ${value}`).join(' → ')}</strong> ${critical}</p>
<p class="soft">${copy.where}: ${transaction}</p>
<p class="meta">${id} · ${timeInMexico(receivedAt)}</p>
</li>
`;
}
