import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { readForms } from '../forms.ts';
import { actionsOn, actOnCharge, type ChargeAction, chargeActions } from '../openpay/charges/charge-actions.ts';
import type { OpenPayServices } from '../openpay/openpay-services.ts';
import type { Charge } from '../openpay/stores/charge.ts';
import { type Html, html, nothing } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { timeInMexico } from '../world/mexico-time.ts';
import { formatPesos } from '../world/pesos.ts';
import { copy } from './charges-panel.copy.es.ts';

const actionParams = z.object({ id: z.string(), action: z.enum(chargeActions) });

/** Registers what OpenPay's own staff, stores and banks see of charges, and the actions that they have. */
export function registerChargesPanel(app: FastifyInstance, services: OpenPayServices): void {
  const sendList = (reply: FastifyReply, problem?: string) => {
    const charges = services.charges.listNewest();
    const notice = problem === undefined ? nothing : html`<p class="notice bad" role="alert">${problem}</p>`;
    const list =
      charges.length > 0
        ? html`<ul class="records">${charges.map(record)}</ul>`
        : html`<p class="panel">${copy.empty}</p>`;
    const body = html`<h1>${copy.title}</h1><p class="lead">${copy.intro}</p>${notice}${list}`;
    return sendPage(reply, { title: copy.title, body, status: problem === undefined ? 200 : 409 });
  };

  app.get('/cargos', async (_, reply) => sendList(reply));
  app.register(async (forms) => {
    readForms(forms);
    forms.post('/cargos/:id/:action', async (request, reply) => {
      const parsed = actionParams.safeParse(request.params);
      if (!parsed.success) return reply.callNotFound();
      const acted = await actOnCharge(parsed.data, services);
      if (acted.ok) return reply.redirect('/cargos', 303);
      return acted.problem.code === 'unknown' ? reply.callNotFound() : sendList(reply, copy.gone);
    });
  });
}

function record(charge: Charge): Html {
  const { amountCentavos, method, status, reference, orderId, operatedAt, dueAt } = charge;
  const due = dueAt === null ? nothing : html`<dt>${copy.dueBy}</dt><dd>${timeInMexico(dueAt)}</dd>`;
  return html`<li class="panel">
<p><strong>${formatPesos(amountCentavos)}</strong> · ${copy.methods[method]} · <span class="status ${status}">${copy.statuses[status]}</span></p>
<dl>
<dt>${copy.reference}</dt><dd>${reference}</dd>
<dt>${copy.order}</dt><dd>${orderId ?? copy.noOrder}</dd>
<dt>${copy.date}</dt><dd>${timeInMexico(operatedAt)}</dd>
${due}
</dl>
<div class="buttons">${actionsOn(charge).map((action) => button(charge.id, action))}</div>
</li>
`;
}

const button = (id: string, action: ChargeAction): Html =>
  html`<form action="/cargos/${id}/${action}" method="post"><button class="second">${copy.actions[action]}</button></form>`;
