import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Html, html, nothing } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { codeInText } from '../sms/code-in-text.ts';
import { timeInMexico } from '../world/mexico-time.ts';
import { copy } from './mail.copy.es.ts';
import type { Mail, MailStore } from './mail-store.ts';

const refreshSeconds = 4;

const paramsSchema = z.object({ address: z.email().transform((address) => address.toLowerCase()) });

/** Registers the simulated mailboxes: all of them, and the mails of one, for people and for tests. */
export function registerMailPages(app: FastifyInstance, mails: MailStore): void {
  app.get('/correo', async (_, reply) =>
    sendPage(reply, { title: copy.title, body: mailboxes(mails.listNewestOfEach()), refreshSeconds }),
  );

  app.get('/correo/:address', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) return reply.callNotFound();
    const { address } = params.data;
    return sendPage(reply, { title: address, body: mailbox(address, mails.listOf(address)), refreshSeconds });
  });

  app.get('/correo/:address/messages.json', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) return reply.callNotFound();
    const { address } = params.data;
    reply.header('cache-control', 'no-store');
    return { address, messages: mails.listOf(address).map(forTests) };
  });
}

const forTests = ({ id, sender, subject, body, receivedAt }: Mail) => ({
  id,
  from: sender,
  subject,
  body,
  code: codeInText(body) ?? null,
  receivedAt,
});

const timeOf = ({ receivedAt }: Mail): Html =>
  html`<time class="meta" datetime="${receivedAt}">${timeInMexico(receivedAt)}</time>`;

function mailboxes(newest: Mail[]): Html {
  const items = newest.map(
    (mail) => html`<li><a class="thread" href="/correo/${encodeURIComponent(mail.recipient)}">
<strong>${mail.recipient}</strong>
<span class="preview">${mail.subject}</span>
${timeOf(mail)}
</a></li>`,
  );
  const list = items.length > 0 ? html`<ul>${items}</ul>` : html`<p class="soft">${copy.empty}</p>`;
  return html`<div class="phone"><h1>${copy.title}</h1><p class="soft">${copy.intro}</p>${list}</div>`;
}

function mailbox(address: string, mails: Mail[]): Html {
  const items = mails.map((mail) => html`<li class="bubble">${letter(mail)}</li>`);
  const list = items.length > 0 ? html`<ol>${items}</ol>` : html`<p class="soft">${copy.emptyMailbox}</p>`;
  return html`<div class="phone"><a href="/correo">← ${copy.back}</a><h1>${address}</h1>${list}</div>`;
}

function letter(mail: Mail): Html {
  const paragraphs = mail.body.split(/\n{2,}/).map((text) => html`<p>${text}</p>`);
  const code = codeInText(mail.body);
  const big = code === undefined ? nothing : html`<p class="code">${code}</p>`;
  return html`<p><strong>${mail.subject}</strong></p>${paragraphs}${big}${timeOf(mail)}`;
}
