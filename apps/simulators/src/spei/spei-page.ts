import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readForms } from '../forms.ts';
import type { OpenPayServices } from '../openpay/openpay-services.ts';
import type { Payout } from '../openpay/stores/payout-store.ts';
import { type Html, html, nothing } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { timeInMexico } from '../world/mexico-time.ts';
import { formatPesos } from '../world/pesos.ts';
import { actionsOn, actOnPayout, payoutActions } from './payout-actions.ts';
import { copy } from './spei.copy.es.ts';

const refreshSeconds = 5;

const actionParams = z.object({ id: z.string(), action: z.enum(payoutActions) });

/**
 * Registers the page of the interbank system: every payout, the answer of its bank, and the actions that the bank has
 * left.
 */
export function registerSpeiPage(app: FastifyInstance, services: OpenPayServices): void {
  app.get('/spei', async (_, reply) => {
    const newest = services.payouts.listNewest();
    const list = newest.length > 0 ? table(newest) : html`<p class="panel">${copy.empty}</p>`;
    const body = html`<h1>${copy.title}</h1><p class="lead">${copy.intro}</p>${list}<p class="soft">${copy.hint}</p>`;
    return sendPage(reply, { title: copy.title, body, refreshSeconds });
  });

  app.register(async (forms) => {
    readForms(forms);
    forms.post('/spei/:id/:action', async (request, reply) => {
      const parsed = actionParams.safeParse(request.params);
      if (!parsed.success) return reply.callNotFound();
      const isDone = await actOnPayout(parsed.data, services);
      return isDone ? reply.redirect('/spei', 303) : reply.code(409).send({ code: 'not_now' });
    });
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
  const buttons = actionsOn(payout).map(
    (action) =>
      html`<form action="/spei/${payout.id}/${action}" method="post"><button class="second">${copy.actions[action]}</button></form>`,
  );
  return html`<tr>
<td>${timeInMexico(payout.operatedAt)}</td>
<td>${payout.holderName}</td>
<td>•••• ${payout.clabe.slice(-4)}</td>
<td class="number">${formatPesos(payout.amountCentavos)}</td>
<td class="key">${payout.trackingKey ?? copy.noKey}</td>
<td><span class="status ${payout.status}">${copy.statuses[payout.status]}</span>${cause}${buttons}</td>
</tr>
`;
}
