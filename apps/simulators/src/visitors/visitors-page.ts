import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readForms } from '../forms.ts';
import { type Html, html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import type { VisitorSettings } from './visitor-settings.ts';
import { copy } from './visitors.copy.es.ts';

const scoreSchema = z.object({ score: z.enum(['0.9', '0.5', '0.1']) });
const resultSchema = z.object({ result: z.enum(['A', 'R', 'D']) });

/** Registers the page on which a person chooses the verdicts on visitors. */
export function registerVisitorsPage(app: FastifyInstance, settings: VisitorSettings): void {
  app.get('/visitante', async (_, reply) => {
    const body = html`<h1>${copy.title}</h1><p class="lead">${copy.intro}</p>
${choices({ title: copy.captcha, path: 'captcha', field: 'score', words: copy.captchaScores, chosen: settings.captchaScore() })}
${choices({ title: copy.device, path: 'dispositivo', field: 'result', words: copy.deviceResults, chosen: settings.deviceResult() })}`;
    return sendPage(reply, { title: copy.title, body });
  });
  app.register(async (forms) => {
    readForms(forms);
    forms.post('/visitante/captcha', async (request, reply) => {
      const { data } = scoreSchema.safeParse(request.body);
      if (!data) return reply.code(422).send({ code: 'bad_fields' });
      settings.setCaptchaScore(data.score);
      return reply.redirect('/visitante', 303);
    });
    forms.post('/visitante/dispositivo', async (request, reply) => {
      const { data } = resultSchema.safeParse(request.body);
      if (!data) return reply.code(422).send({ code: 'bad_fields' });
      settings.setDeviceResult(data.result);
      return reply.redirect('/visitante', 303);
    });
  });
}

interface Choices {
  readonly title: string;
  readonly path: string;
  readonly field: string;
  readonly words: Readonly<Record<string, string>>;
  readonly chosen: string;
}

const choices = ({ title, path, field, words, chosen }: Choices): Html => html`<section class="panel">
<h2>${title}</h2>
<form class="buttons" action="/visitante/${path}" method="post">
${Object.entries(words).map(
  ([value, label]) =>
    html`<button class="${value === chosen ? '' : 'second'}" name="${field}" value="${value}">${label}${value === chosen ? ` · ${copy.chosen}` : ''}</button>`,
)}
</form>
</section>`;
