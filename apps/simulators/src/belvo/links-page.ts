import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readForms } from '../forms.ts';
import { type Html, html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { timeInMexico } from '../world/mexico-time.ts';
import { BANKS } from './bank-kinds.data.ts';
import { copy } from './belvo.copy.es.ts';
import type { BelvoServices } from './belvo-services.ts';
import type { Link } from './link-store.ts';
import { notifyOfLink } from './notify-of-link.ts';

const paramsSchema = z.object({ id: z.string() });

/** Registers the page of connected accounts, on which they can be reported again, and removed as at the bank. */
export function registerLinksPage(app: FastifyInstance, services: BelvoServices): void {
  const { bankLinks } = services;
  app.get('/cuentas', async (_, reply) => {
    const links = bankLinks.listNewest();
    const list = links.length > 0 ? table(links) : html`<p class="panel">${copy.empty}</p>`;
    const body = html`<h1>${copy.listTitle}</h1><p class="lead">${copy.listIntro}</p>${list}`;
    return sendPage(reply, { title: copy.listTitle, body });
  });

  app.register(async (forms) => {
    readForms(forms);
    forms.post('/cuentas/:id/tell', async (request, reply) => {
      const link = bankLinks.find(paramsSchema.parse(request.params).id);
      if (!link) return reply.callNotFound();
      notifyOfLink(link, services);
      return reply.redirect('/cuentas', 303);
    });
    forms.post('/cuentas/:id/remove', async (request, reply) =>
      bankLinks.remove(paramsSchema.parse(request.params).id) ? reply.redirect('/cuentas', 303) : reply.callNotFound(),
    );
  });
}

const table = (
  links: readonly Link[],
): Html => html`<section class="scroll" aria-label="${copy.table}" tabindex="0"><table>
<thead><tr>
<th scope="col">${copy.link}</th>
<th scope="col">${copy.bank}</th>
<th scope="col">${copy.ownerName}</th>
<th scope="col">${copy.connectedAt}</th>
<th scope="col">${copy.notices}</th>
</tr></thead>
<tbody>${links.map(row)}</tbody>
</table></section>`;

const row = ({ id, institution, ownerName, createdAt }: Link): Html => html`<tr>
<td class="key">${id}</td>
<td>${BANKS.find((bank) => bank.institution === institution)?.name ?? institution}</td>
<td>${ownerName}</td>
<td>${timeInMexico(createdAt)}</td>
<td><form action="/cuentas/${id}/tell" method="post"><button class="second">${copy.tellAgain}</button></form>
<form action="/cuentas/${id}/remove" method="post"><button class="second">${copy.remove}</button></form></td>
</tr>
`;
