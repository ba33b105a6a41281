import type { FastifyInstance } from 'fastify';
import { type Html, html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { timeInMexico } from '../world/mexico-time.ts';
import type { ChunkStore, Dataset } from './chunk-store.ts';
import { copy } from './scoring.copy.es.ts';

const refreshSeconds = 4;

/** Registers the page of the scoring host's data, for people and for tests: counts, since nothing else is kept. */
export function registerScoringPage(app: FastifyInstance, chunks: ChunkStore): void {
  app.get('/scoring', async (_, reply) => {
    const datasets = chunks.listNewest();
    const list = datasets.length > 0 ? table(datasets) : html`<p class="panel">${copy.empty}</p>`;
    const body = html`<h1>${copy.title}</h1><p class="lead">${copy.intro}</p>${list}`;
    return sendPage(reply, { title: copy.title, body, refreshSeconds });
  });

  app.get('/scoring/datasets.json', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { datasets: chunks.listNewest() };
  });
}

const table = (
  datasets: Dataset[],
): Html => html`<section class="scroll" aria-label="${copy.table}" tabindex="0"><table>
<thead><tr>
<th scope="col">${copy.reference}</th>
<th scope="col" class="number">${copy.chunks}</th>
<th scope="col" class="number">${copy.events}</th>
<th scope="col" class="number">${copy.dropped}</th>
<th scope="col" class="number">${copy.bytes}</th>
<th scope="col">${copy.last}</th>
<th scope="col">${copy.state}</th>
</tr></thead>
<tbody>${datasets.map(row)}</tbody>
</table></section>`;

const row = ({ reference, chunks, events, dropped, bytes, lastAt, isComplete }: Dataset): Html => html`<tr>
<td class="key">${reference}</td>
<td class="number">${chunks}</td>
<td class="number">${events}</td>
<td class="number">${dropped}</td>
<td class="number">${bytes}</td>
<td>${timeInMexico(lastAt)}</td>
<td><span class="status">${isComplete ? copy.complete : copy.open}</span></td>
</tr>
`;
