import { sign, verify } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isSameSecret } from '../basic-auth.ts';
import { historyOf } from './bureau-histories.data.ts';
import { type BureauKeys, bureauKeys } from './bureau-keys.ts';
import type { BureauServices } from './bureau-services.ts';
import { errorOnWire, reportOnWire } from './bureau-wire.ts';

const text = z.string().min(1).max(80);
const personaSchema = z.object({
  apellidoPaterno: text,
  apellidoMaterno: text,
  primerNombre: text,
  fechaNacimiento: z.iso.date(),
  RFC: z.string().regex(/^[A-Z&]{4}\d{6}([A-Z\d]{3})?$/),
  nacionalidad: z.literal('MX'),
  domicilio: z.object({
    direccion: text,
    coloniaPoblacion: text,
    delegacionMunicipio: text,
    ciudad: text,
    estado: z.string().regex(/^[A-Z]{2,4}$/),
    CP: z.string().regex(/^\d{5}$/),
  }),
});

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** Serves Círculo de Crédito's consolidated report with FICO score: `POST /v2/rccficoscore`, signed both ways. */
export function registerBureauApi(app: FastifyInstance, services: BureauServices): void {
  const keys = bureauKeys(services.providerKey);
  app.register(async (api) => {
    api.removeContentTypeParser('application/json');
    api.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body));
    api.post('/bureau/v2/rccficoscore', async (request, reply) => {
      const { status, body } = await answerTo(request, keys, services);
      return signed(reply.code(status), body, keys);
    });
  });
}

async function answerTo(
  { headers, body }: FastifyRequest,
  keys: BureauKeys,
  services: BureauServices,
): Promise<Answer> {
  const header = (name: string) => String(headers[name] ?? '');
  const isOurs = [header('x-api-key'), header('password')].every((key) => isSameSecret(key, services.providerKey));
  if (!isOurs || header('username') === '') return { status: 401, body: errorOnWire('401', 'Credenciales inválidas') };
  const question = String(body);
  const signature = Buffer.from(header('x-signature'), 'hex');
  if (!verify('sha256', Buffer.from(question), keys.customer, signature))
    return { status: 403, body: errorOnWire('403', 'La firma no corresponde') };
  const persona = personaSchema.safeParse(JSON.parse(question)).data;
  if (!persona) return { status: 400, body: errorOnWire('400', 'La petición está incompleta') };
  const now = await services.world();
  const report = historyOf(persona.apellidoPaterno);
  const folio = String(services.randomInt(1_000_000_000)).padStart(9, '0');
  const name = `${persona.primerNombre} ${persona.apellidoPaterno}`;
  services.bureauQueries.add({ folio, name, isFound: report ? 1 : 0, askedAt: now.toISOString() });
  if (!report) return { status: 404, body: errorOnWire('404.1', 'No se encontró a la persona') };
  // A report that is not asked for whole is fetched part by part, which no caller here does.
  const isWhole = header('x-full-report') === 'true';
  return { status: 200, body: isWhole ? reportOnWire(folio, report, now) : { folioConsulta: folio } };
}

function signed(reply: FastifyReply, body: object, { own }: BureauKeys): FastifyReply {
  const written = JSON.stringify(body);
  return reply
    .header('x-signature', sign('sha256', Buffer.from(written), own).toString('hex'))
    .type('application/json; charset=utf-8')
    .send(written);
}
