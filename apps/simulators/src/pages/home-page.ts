import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { type Html, html } from './html.ts';
import { sendPage } from './page.ts';
import { copy } from './pages.copy.es.ts';

const styles = readFileSync(new URL('./styles.css', import.meta.url), 'utf8');

const card = (href: string, title: string, text: string): Html =>
  html`<li><a class="card" href="${href}"><strong>${title}</strong><span>${text}</span></a></li>`;

/** The door of the simulators, and what every page wears. */
export function registerHomePage(app: FastifyInstance): void {
  app.get('/styles.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(styles));
  app.get('/', async (_, reply) =>
    sendPage(reply, {
      title: copy.homeTitle,
      body: html`<h1>${copy.homeTitle}</h1>
<p class="lead">${copy.homeIntro}</p>
<ul class="cards">
${card('/telefono', copy.phone, copy.phoneText)}
${card('/correo', copy.mail, copy.mailText)}
${card('/tienda', copy.store, copy.storeText)}
${card('/transferencia', copy.transfer, copy.transferText)}
${card('/spei', copy.spei, copy.speiText)}
${card('/cargos', copy.charges, copy.chargesText)}
${card('/avisos', copy.notices, copy.noticesText)}
</ul>`,
    }),
  );
}
