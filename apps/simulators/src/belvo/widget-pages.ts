import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { readForms } from '../forms.ts';
import type { Html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { copy } from './belvo.copy.es.ts';
import type { BelvoServices } from './belvo-services.ts';
import { connectBank, readChoice } from './connect-bank.ts';
import type { WidgetToken } from './token-store.ts';
import { bankChoice, codeQuestion, expired, type WidgetFields } from './widget-views.ts';

const openedSchema = z.object({
  access_token: z.string(),
  external_id: z
    .string()
    .regex(/^[\w-]{3,}$/)
    .optional(),
});

/** Client's visit to the widget. */
interface Visit {
  readonly fields: WidgetFields;
  readonly token: WidgetToken;
}

/** Registers Belvo's hosted widget: it opens with a token, and leads back to the token's address. */
export function registerWidgetPages(app: FastifyInstance, services: BelvoServices): void {
  const visitOf = (given: unknown): Visit | undefined => {
    const fields = openedSchema.safeParse(given).data;
    const token = fields && services.bankTokens.find(fields.access_token, services.wall().getTime());
    return token && { fields, token };
  };
  const answer = (given: unknown, reply: FastifyReply, act: (visit: Visit) => unknown) => {
    const visit = visitOf(given);
    return visit ? act(visit) : sendPage(reply, { title: copy.expiredTitle, body: expired, status: 410 });
  };

  app.get('/belvo/widget/', async ({ query }, reply) =>
    answer(query, reply, (visit) => show(reply, visit, bankChoice(visit.fields))),
  );
  app.register(async (forms) => {
    readForms(forms);
    forms.post('/belvo/widget/link', async ({ body }, reply) =>
      answer(body, reply, async (visit) => {
        const choice = readChoice(body);
        if (!choice) return show(reply, visit, bankChoice(visit.fields, copy.badFields), 422);
        if (choice.kind === 'never_connects') return show(reply, visit, codeQuestion(visit.fields));
        const { id, institution } = await connectBank(choice, visit, services);
        return back(reply, visit.token.successUrl, { link: id, institution });
      }),
    );
    forms.post('/belvo/widget/code', async ({ body }, reply) =>
      answer(body, reply, ({ token }) =>
        back(reply, token.eventUrl, { error: 'session_expired', error_message: 'The session expired.' }),
      ),
    );
    forms.post('/belvo/widget/leave', async ({ body }, reply) =>
      answer(body, reply, ({ token }) => back(reply, token.exitUrl, {})),
    );
  });
}

const show = (reply: FastifyReply, { token }: Visit, body: Html, status = 200): FastifyReply =>
  sendPage(reply, { title: copy.title, body, status, leadsTo: [token.successUrl, token.exitUrl, token.eventUrl] });

/** Redirects to the lender's page, with the given facts. */
function back(reply: FastifyReply, url: string, said: Readonly<Record<string, string>>): FastifyReply {
  const target = new URL(url);
  for (const [name, value] of Object.entries(said)) target.searchParams.set(name, value);
  return reply.redirect(target.href, 303);
}
