import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readForms } from '../forms.ts';
import type { OpenPayServices } from '../openpay/openpay-services.ts';
import { type NoticeFault, noticeFaults } from '../openpay/stores/notice-sending.ts';
import type { WebhookDelivery } from '../openpay/stores/webhook-store.ts';
import { type Html, html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { newAuthorization } from '../world/identifiers.ts';
import { isoInMexico } from '../world/mexico-time.ts';
import { copy } from './notices.copy.es.ts';

const planSchema = z.object({
  fault: z.enum(noticeFaults),
  /** Longest time that a notice is held back, by the wall clock. */
  seconds: z.coerce.number().min(0).max(86_400).default(60),
});
const noticeParams = z.object({ id: z.coerce.number().int() });
const eventSchema = z.object({
  type: z.string(),
  verification_code: z.string().optional(),
  transaction: z.object({ id: z.string(), status: z.string() }).optional(),
});

type Notices = Pick<OpenPayServices, 'webhooks' | 'world' | 'randomInt'>;

/** Registers the page with the notices to the merchant, and their faults. */
export function registerNoticesPage(app: FastifyInstance, { webhooks, world, randomInt }: Notices): void {
  app.get('/avisos', async (_, reply) => {
    const notices = webhooks.listNewest();
    const list =
      notices.length > 0
        ? html`<ul class="records">${notices.map(record)}</ul>`
        : html`<p class="panel">${copy.empty}</p>`;
    const body = html`<h1>${copy.title}</h1><p class="lead">${copy.intro}</p>${plans()}${list}`;
    return sendPage(reply, { title: copy.title, body });
  });

  app.register(async (forms) => {
    readForms(forms);
    forms.post('/avisos/plan', async (request, reply) => {
      const parsed = planSchema.safeParse(request.body);
      if (!parsed.success) return reply.code(422).send({ code: 'bad_fields' });
      webhooks.plan(parsed.data.fault, parsed.data.seconds * 1000);
      return reply.redirect('/avisos', 303);
    });
    forms.post('/avisos/verificacion', async (_, reply) => {
      webhooks.addVerification(newAuthorization(randomInt), isoInMexico((await world()).toISOString()));
      return reply.redirect('/avisos', 303);
    });
    forms.post('/avisos/:id/repeat', async (request, reply) => {
      const { data } = noticeParams.safeParse(request.params);
      return data && webhooks.repeat(data.id) ? reply.redirect('/avisos', 303) : reply.callNotFound();
    });
  });
}

const plans = (): Html => html`<section class="panel">
<h2>${copy.next}</h2>
<div class="buttons">${noticeFaults.map(planButton)}
<form action="/avisos/verificacion" method="post"><button class="second">${copy.verify}</button></form></div>
</section>`;

const planButton = (fault: NoticeFault): Html => html`<form action="/avisos/plan" method="post">
<input type="hidden" name="fault" value="${fault}"><button class="second">${copy.plans[fault]}</button></form>`;

function record({ id, event, fault, deliveredAtMs }: WebhookDelivery): Html {
  const { type, transaction, verification_code } = eventSchema.parse(JSON.parse(event));
  const state = deliveredAtMs === null ? copy.pending : copy.delivered;
  const about = transaction ? `${transaction.id} · ${transaction.status}` : `${copy.code} ${verification_code ?? ''}`;
  return html`<li class="panel">
<p><strong>${type}</strong> · <span class="status">${fault === 'lost' ? copy.faults.lost : state}</span></p>
<p class="soft">${about}</p>
${fault === null ? html`` : html`<p class="meta">${copy.faults[fault]}</p>`}
<div class="buttons"><form action="/avisos/${id}/repeat" method="post"><button class="second">${copy.repeat}</button></form></div>
</li>
`;
}
