import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { readForms } from '../forms.ts';
import { type Html, html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { copy } from './facebook.copy.es.ts';
import { FACEBOOK_PEOPLE } from './facebook-people.data.ts';
import type { FacebookServices } from './facebook-services.ts';

/** Lifetime of a code: ten minutes. */
const CODE_LIFE_MS = 600_000;

const askedSchema = z
  .object({
    client_id: z.string().min(1),
    redirect_uri: z.url({ protocol: /^https?$/ }),
    state: z.string().min(1),
    response_type: z.literal('code').default('code'),
    scope: z.string().default(''),
    code_challenge: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
    code_challenge_method: z.literal('S256').optional(),
  })
  .refine((asked) => (asked.code_challenge === undefined) === (asked.code_challenge_method === undefined));

type Asked = z.output<typeof askedSchema>;

/**
 * Registers Facebook's dialog, as a person sees it who is signed in there: it leads back to the app with a code, or
 * without.
 */
export function registerDialogPages(app: FastifyInstance, { facebookLogins, wall }: FacebookServices): void {
  const answer = (given: unknown, reply: FastifyReply, act: (asked: Asked) => FastifyReply) => {
    const asked = askedSchema.safeParse(given).data;
    return asked ? act(asked) : sendPage(reply, { title: copy.wrongTitle, body: wrong, status: 400 });
  };
  app.get('/facebook/v19.0/dialog/oauth', async ({ query }, reply) =>
    answer(query, reply, (asked) =>
      sendPage(reply, { title: copy.title, body: question(asked), leadsTo: [asked.redirect_uri] }),
    ),
  );
  app.register(async (forms) => {
    readForms(forms);
    forms.post('/facebook/v19.0/dialog/oauth/continue', async ({ body }, reply) =>
      answer(body, reply, (asked) => {
        const person = personSchema.parse(body);
        const code = randomBytes(32).toString('base64url');
        facebookLogins.add({
          code,
          appId: asked.client_id,
          redirectUri: asked.redirect_uri,
          codeChallenge: asked.code_challenge ?? null,
          person: person.person,
          expiresAtMs: wall().getTime() + (person.isCodeOld ? 0 : CODE_LIFE_MS),
          accessToken: null,
        });
        return back(reply, asked, { code });
      }),
    );
    forms.post('/facebook/v19.0/dialog/oauth/cancel', async ({ body }, reply) =>
      answer(body, reply, (asked) => back(reply, asked, DENIED)),
    );
  });
}

const personSchema = z
  .object({ person: z.string().optional() })
  .transform(({ person }) => FACEBOOK_PEOPLE.find((one) => one.person === person) ?? FACEBOOK_PEOPLE[0]);

/** https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow#cancelled */
const DENIED = {
  error: 'access_denied',
  error_code: '200',
  error_reason: 'user_denied',
  error_description: 'Permissions error',
};

function back(reply: FastifyReply, asked: Asked, said: Readonly<Record<string, string>>): FastifyReply {
  const target = new URL(asked.redirect_uri);
  for (const [name, value] of Object.entries({ ...said, state: asked.state })) target.searchParams.set(name, value);
  return reply.redirect(target.href, 303);
}

const question = (asked: Asked): Html => html`<h1>${copy.title}</h1>
<p class="lead">${copy.intro(new URL(asked.redirect_uri).host)}</p>
<form class="panel" action="/facebook/v19.0/dialog/oauth/continue" method="post">
${carried(asked)}
<div class="buttons">${FACEBOOK_PEOPLE.map(({ person, name }) => html`<button name="person" value="${person}">${copy.continueAs(name)}</button>`)}</div>
</form>
<form action="/facebook/v19.0/dialog/oauth/cancel" method="post">
${carried(asked)}<button class="second">${copy.cancel}</button>
</form>`;

const carried = (asked: Asked): readonly Html[] =>
  Object.entries(asked).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

const wrong: Html = html`<h1>${copy.wrongTitle}</h1><p class="lead">${copy.wrongText}</p>`;
