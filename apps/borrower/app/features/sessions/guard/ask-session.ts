import * as z from 'zod/mini';
import type { SessionLeft, SignedInAgain } from './session-left.server.ts';

const PATH = '/sesion/seguir';

const leftShape = z.object({ leftMs: z.nullable(z.number()) });
const texts = z.record(z.string(), z.string());
const againShape = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), label: z.string() }),
  z.object({
    ok: z.literal(false),
    problem: z.object({
      values: texts,
      fields: texts,
      form: z.optional(z.string()),
      facts: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  }),
]);

const ask = async (init: RequestInit): Promise<unknown> => {
  const response = await fetch(PATH, { ...init, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${PATH} answered ${response.status}`);
  return response.json();
};

/** Reads how long the session lasts. @throws when the site does not answer */
export const askLeft = async (): Promise<SessionLeft> => leftShape.parse(await ask({}));

/** Prolongs the session. @throws when the site does not answer */
export const askToStay = async (): Promise<SessionLeft> =>
  leftShape.parse(await ask({ method: 'POST', body: new URLSearchParams({ intent: 'stay' }) }));

/** Signs in on the page. @throws when the site does not answer */
export const askToSignIn = async (form: HTMLFormElement): Promise<SignedInAgain> => {
  const typed = [...new FormData(form)].flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : []));
  return againShape.parse(await ask({ method: 'POST', body: new URLSearchParams(typed) }));
};
