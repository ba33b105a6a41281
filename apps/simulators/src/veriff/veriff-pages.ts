import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readForms } from '../forms.ts';
import { type Html, html, nothing } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { timeInMexico } from '../world/mexico-time.ts';
import { startAttempt, submitAttempt } from './session-moves.ts';
import { verdictSchema } from './verdict-schema.ts';
import { VERDICTS } from './verdicts.data.ts';
import { copy } from './veriff.copy.es.ts';
import type { VeriffServices } from './veriff-services.ts';
import type { VeriffSession } from './veriff-session.ts';

const refreshSeconds = 5;
const tokenParams = z.object({ token: z.string() });
const formSchema = z.object({
  verdict: verdictSchema,
  /** Seconds that Veriff takes, by the wall clock. */
  seconds: z.coerce.number().int().min(0).max(3600).default(0),
});

/** Registers the page on which a person would show an identification, and the list of all sessions. */
export function registerVeriffPages(app: FastifyInstance, services: VeriffServices): void {
  const { veriffSessions } = services;
  app.get('/identidad', async (_, reply) => {
    const sessions = veriffSessions.listNewest();
    const list = sessions.length > 0 ? table(sessions) : html`<p class="panel">${copy.empty}</p>`;
    const body = html`<h1>${copy.title}</h1><p class="lead">${copy.intro}</p>${list}`;
    return sendPage(reply, { title: copy.title, body, refreshSeconds });
  });

  app.get('/identidad/:token', async (request, reply) => {
    const session = veriffSessions.findByToken(tokenParams.parse(request.params).token);
    if (!session) return reply.callNotFound();
    return sendPage(reply, { title: copy.pageTitle, body: sessionPage(startAttempt(session, services)) });
  });

  app.register(async (forms) => {
    readForms(forms);
    forms.post('/identidad/:token', async (request, reply) => {
      const session = veriffSessions.findByToken(tokenParams.parse(request.params).token);
      if (!session) return reply.callNotFound();
      const parsed = formSchema.safeParse(request.body);
      if (!parsed.success) return reply.code(422).send({ code: 'bad_fields' });
      const started = startAttempt(session, services);
      if (started.status !== 'started') return reply.code(409).send({ code: 'not_now' });
      const { verdict, seconds } = parsed.data;
      submitAttempt(started, { verdict, delayMs: seconds * 1000 }, services);
      return reply.redirect(`/identidad/${session.token}`, 303);
    });
  });
}

const nameOf = ({ firstName, lastName }: VeriffSession): string =>
  [firstName, lastName].filter((name) => name !== null).join(' ') || copy.nobody;

const sessionPage = (session: VeriffSession): Html => html`<h1>${copy.pageTitle}</h1>
${session.status === 'started' && session.verdict === null ? verdictForm(session) : ending(session)}`;

const verdictForm = (session: VeriffSession): Html => html`<p class="lead">${copy.pageIntro}</p>
<form class="panel" action="/identidad/${session.token}" method="post">
<p class="soft">${copy.announced}: ${nameOf(session)}</p>
<label for="seconds">${copy.when}</label>
<select id="seconds" name="seconds">${Object.entries(copy.delays).map(([seconds, words]) => html`<option value="${seconds}">${words}</option>`)}</select>
${VERDICTS.map(({ verdict }) => html`<button class="${verdict === 'approved' ? '' : 'second'}" name="verdict" value="${verdict}">${copy.verdicts[verdict]}</button>`)}
</form>`;

const ending = ({ status, callback }: VeriffSession): Html => {
  const words = status === 'submitted' || status === 'started' ? copy.done : copy.ended;
  const back = callback === null ? nothing : html`<p><a href="${callback}">${copy.back}</a></p>`;
  return html`<p class="notice good">${words}</p>${back}`;
};

const table = (
  sessions: readonly VeriffSession[],
): Html => html`<section class="scroll" aria-label="${copy.table}" tabindex="0"><table>
<thead><tr><th scope="col">${copy.created}</th><th scope="col">${copy.person}</th><th scope="col">${copy.status}</th></tr></thead>
<tbody>${sessions.map(row)}</tbody>
</table></section>`;

const row = (session: VeriffSession): Html => html`<tr>
<td>${timeInMexico(session.createdAt)}</td>
<td>${nameOf(session)}</td>
<td><span class="status">${copy.statuses[session.status]}</span> <a href="/identidad/${session.token}">${copy.open}</a></td>
</tr>
`;
