import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Html, html, nothing } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { timeInMexico } from '../world/mexico-time.ts';
import { codeInText } from './code-in-text.ts';
import type { Message, MessageStore } from './message-store.ts';
import { formatNumber, pathOfNumber, phoneNumber } from './phone-number.ts';
import { copy } from './sms.copy.es.ts';

const refreshSeconds = 4;

const paramsSchema = z.object({ number: phoneNumber });

/** Registers the simulated phone: every number, and the messages of one, for people and for tests. */
export function registerPhonePages(app: FastifyInstance, messages: MessageStore): void {
  app.get('/telefono', async (_, reply) =>
    sendPage(reply, { title: copy.title, body: threadList(messages.listNewestOfEach()), refreshSeconds }),
  );

  app.get('/telefono/:number', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) return reply.callNotFound();
    const { number } = params.data;
    return sendPage(reply, {
      title: formatNumber(number),
      body: thread(number, messages.listOf(number)),
      refreshSeconds,
    });
  });

  app.get('/telefono/:number/messages.json', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) return reply.callNotFound();
    const { number } = params.data;
    reply.header('cache-control', 'no-store');
    return { number, messages: messages.listOf(number).map(forTests) };
  });
}

const forTests = ({ sid, sender, body, receivedAt }: Message) => ({
  sid,
  from: sender,
  body,
  code: codeInText(body) ?? null,
  receivedAt,
});

const timeOf = ({ receivedAt }: Message): Html =>
  html`<time class="meta" datetime="${receivedAt}">${timeInMexico(receivedAt)}</time>`;

function threadList(newest: Message[]): Html {
  const items = newest.map(
    (message) => html`<li><a class="thread" href="/telefono/${pathOfNumber(message.recipient)}">
<strong>${formatNumber(message.recipient)}</strong>
<span class="preview">${message.body}</span>
${timeOf(message)}
</a></li>`,
  );
  const list = items.length > 0 ? html`<ul>${items}</ul>` : html`<p class="soft">${copy.empty}</p>`;
  return html`<div class="phone"><h1>${copy.title}</h1><p class="soft">${copy.intro}</p>${list}</div>`;
}

function thread(number: string, messages: Message[]): Html {
  const items = messages.map((message) => html`<li class="bubble">${bubble(message)}</li>`);
  const list = items.length > 0 ? html`<ol>${items}</ol>` : html`<p class="soft">${copy.emptyNumber}</p>`;
  return html`<div class="phone"><a href="/telefono">← ${copy.back}</a><h1>${formatNumber(number)}</h1>${list}</div>`;
}

function bubble(message: Message): Html {
  const code = codeInText(message.body);
  const big = code === undefined ? nothing : html`<p class="code">${code}</p>`;
  return html`<p>${message.body}</p>${big}${timeOf(message)}`;
}
