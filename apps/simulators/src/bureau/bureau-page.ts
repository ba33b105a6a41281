import type { FastifyInstance } from 'fastify';
import { type Html, html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { timeInMexico } from '../world/mexico-time.ts';
import { copy } from './bureau.copy.es.ts';
import type { QueryStore, StoredQuery } from './query-store.ts';

const refreshSeconds = 4;

/** Registers the page with the queries and the names that the bureau knows. */
export function registerBureauPage(app: FastifyInstance, queries: QueryStore): void {
  app.get('/buro', async (_, reply) => {
    const asked = queries.listNewest();
    const list =
      asked.length > 0 ? html`<ul class="records">${asked.map(record)}</ul>` : html`<p class="panel">${copy.empty}</p>`;
    const body = html`<h1>${copy.title}</h1><p class="lead">${copy.intro}</p>${list}
<section class="panel"><h2>${copy.histories}</h2><ul>${Object.entries(copy.words).map(history)}</ul><p>${copy.everybodyElse}</p></section>`;
    return sendPage(reply, { title: copy.title, body, refreshSeconds });
  });
}

const history = ([familyName, words]: readonly [string, string]): Html =>
  html`<li><strong>${familyName}</strong>: ${words}</li>`;

const record = ({ folio, name, isFound, askedAt }: StoredQuery): Html => html`<li class="panel">
<p><strong>${name}</strong> <span class="status">${isFound ? copy.found : copy.notFound}</span></p>
<p class="meta">${folio} · ${timeInMexico(askedAt)}</p>
</li>
`;
