import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { FaultStore, OrderedFault } from '../faults/fault-store.ts';
import { copy as faultsCopy } from '../faults/faults.copy.es.ts';
import { faultsInForce } from '../faults/faults-in-force.ts';
import { type ProviderName, SIMULATED_PROVIDERS } from '../faults/simulated-providers.data.ts';
import { type Html, html, nothing } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { copy } from '../pages/pages.copy.es.ts';

const styles = readFileSync(new URL('../pages/styles.css', import.meta.url), 'utf8');

const card = (href: string, title: string, text: string): Html =>
  html`<li><a class="card" href="${href}"><strong>${title}</strong><span>${text}</span></a></li>`;

/** Shown so that users do not wonder why nothing works. */
const troubled = (name: ProviderName, ordered: readonly OrderedFault[]): Html =>
  ordered.length > 0
    ? html`<section class="panel"><h2>${faultsCopy.providers[name]}</h2>${faultsInForce(ordered)}</section>`
    : nothing;

/** Registers the home page, and the styles of all pages. */
export function registerHomePage(app: FastifyInstance, faults: FaultStore): void {
  app.get('/styles.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(styles));
  app.get('/', async (_, reply) =>
    sendPage(reply, {
      title: copy.homeTitle,
      body: html`<h1>${copy.homeTitle}</h1>
<p class="lead">${copy.homeIntro}</p>
${SIMULATED_PROVIDERS.map(({ name }) => troubled(name, faults.listOf(name)))}
<ul class="cards">
${card('/telefono', copy.phone, copy.phoneText)}
${card('/correo', copy.mail, copy.mailText)}
${card('/tienda', copy.store, copy.storeText)}
${card('/transferencia', copy.transfer, copy.transferText)}
${card('/spei', copy.spei, copy.speiText)}
${card('/cargos', copy.charges, copy.chargesText)}
${card('/avisos', copy.notices, copy.noticesText)}
${card('/domiciliacion', copy.debit, copy.debitText)}
${card('/identidad', copy.identity, copy.identityText)}
${card('/cuentas', copy.bankLinks, copy.bankLinksText)}
${card('/buro', copy.bureau, copy.bureauText)}
${card('/scoring', copy.scoring, copy.scoringText)}
${card('/visitante', copy.visitor, copy.visitorText)}
${card('/errores', copy.errors, copy.errorsText)}
${card('/fallas', copy.faults, copy.faultsText)}
</ul>`,
    }),
  );
}
