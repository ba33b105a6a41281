import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../database.ts';
import { readForms } from '../forms.ts';
import { type Html, html, nothing } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { timeInMexico } from '../world/mexico-time.ts';
import { formatPesos } from '../world/pesos.ts';
import { idParams } from './api/accounts-api.ts';
import { copy } from './debit.copy.es.ts';
import type { DebitServices } from './debit-services.ts';
import type { DebitRequest } from './stores/request-store.ts';
import { turnRequest } from './turn-request.ts';

const refreshSeconds = 5;
const shown = 100;

/** Page of every debit, where its holder can object. */
export function registerDebitPage(app: FastifyInstance, services: DebitServices): void {
  const { database, debitRequests, world } = services;
  app.get('/domiciliacion', async (_, reply) => {
    const newest = debitRequests.search('', shown);
    const list =
      newest.length > 0
        ? table(newest.map((request) => row(request, services)))
        : html`<p class="panel">${copy.empty}</p>`;
    const body = html`<h1>${copy.title}</h1><p class="lead">${copy.intro}</p>${list}<p class="soft">${copy.hint}</p>`;
    return sendPage(reply, { title: copy.title, body, refreshSeconds });
  });

  app.register(async (forms) => {
    readForms(forms);
    forms.post('/domiciliacion/:id/object', async (request, reply) => {
      const now = (await world()).toISOString();
      const isDone = inTransaction(database, () => {
        const found = debitRequests.find(idParams.parse(request.params).id);
        if (found?.status !== 'successful') return false;
        turnRequest(found, { status: 'chargeback', updatedAt: now, chargebackAt: now }, services);
        return true;
      });
      return isDone ? reply.redirect('/domiciliacion', 303) : reply.code(409).send({ code: 'not_now' });
    });
  });
}

const table = (
  rows: readonly Html[],
): Html => html`<section class="scroll" aria-label="${copy.table}" tabindex="0"><table>
<thead><tr>
<th scope="col">${copy.date}</th>
<th scope="col">${copy.holder}</th>
<th scope="col">${copy.account}</th>
<th scope="col" class="number">${copy.amount}</th>
<th scope="col">${copy.status}</th>
</tr></thead>
<tbody>${rows}</tbody>
</table></section>`;

function row(request: DebitRequest, { debitAccounts }: DebitServices): Html {
  const method = debitAccounts.findMethod(request.methodId);
  const holder = method && debitAccounts.findCustomer(method.customerId);
  const cause = request.failedMessage === null ? nothing : html`<span class="meta">${request.failedMessage}</span>`;
  const button =
    request.status === 'successful'
      ? html`<form action="/domiciliacion/${request.id}/object" method="post"><button class="second">${copy.object}</button></form>`
      : nothing;
  return html`<tr>
<td>${timeInMexico(request.updatedAt)}</td>
<td>${holder?.name ?? ''}</td>
<td>•••• ${method?.clabe.slice(-4) ?? ''}</td>
<td class="number">${formatPesos(request.amountCentavos)}</td>
<td><span class="status ${request.status}">${copy.statuses[request.status]}</span>${cause}${button}</td>
</tr>
`;
}
