import type { FastifyInstance } from 'fastify';
import type { Payout, PayoutStore } from '../openpay/stores/payout-store.ts';
import { type Html, html, nothing } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { timeInMexico } from '../world/mexico-time.ts';
import { formatPesos } from '../world/pesos.ts';
import { copy } from './spei.copy.es.ts';

const refreshSeconds = 5;

/** What the interbank system saw: every payout, and how its bank answered. */
export function registerSpeiPage(app: FastifyInstance, payouts: PayoutStore): void {
  app.get('/spei', async (_, reply) => {
    const newest = payouts.listNewest();
    const list = newest.length > 0 ? table(newest) : html`<p class="panel">${copy.empty}</p>`;
    const body = html`<h1>${copy.title}</h1><p class="lead">${copy.intro}</p>${list}<p class="soft">${copy.hint}</p>`;
    return sendPage(reply, { title: copy.title, body, refreshSeconds });
  });
}

const table = (payouts: Payout[]): Html => html`<section class="scroll" aria-label="${copy.table}" tabindex="0"><table>
<thead><tr>
<th scope="col">${copy.date}</th>
<th scope="col">${copy.beneficiary}</th>
<th scope="col">${copy.account}</th>
<th scope="col" class="number">${copy.amount}</th>
<th scope="col">${copy.trackingKey}</th>
<th scope="col">${copy.status}</th>
</tr></thead>
<tbody>${payouts.map(row)}</tbody>
</table></section>`;

function row(payout: Payout): Html {
  const cause = payout.errorMessage === null ? nothing : html`<span class="meta">${payout.errorMessage}</span>`;
  return html`<tr>
<td>${timeInMexico(payout.operatedAt)}</td>
<td>${payout.holderName}</td>
<td>•••• ${payout.clabe.slice(-4)}</td>
<td class="number">${formatPesos(payout.amountCentavos)}</td>
<td class="key">${payout.trackingKey ?? copy.noKey}</td>
<td><span class="status ${payout.status}">${copy.statuses[payout.status]}</span>${cause}</td>
</tr>
`;
}
