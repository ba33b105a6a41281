import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { readForms } from '../forms.ts';
import type { FaultStore } from './fault-store.ts';
import { sendFaultsPage } from './faults-page.ts';
import { orderFault } from './order-fault.ts';
import { SIMULATED_PROVIDERS } from './simulated-providers.data.ts';

const paramsSchema = z.object({ provider: z.enum(SIMULATED_PROVIDERS.map(({ name }) => name)) });

/** A button names its fault in the address; the number of times is a field of the form. */
const fieldsSchema = z.record(z.string(), z.unknown());

/** Registers the page and the API on which a person or a test orders faults of providers. */
export function registerFaults(app: FastifyInstance, faults: FaultStore): void {
  app.get('/faults', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return Object.fromEntries(SIMULATED_PROVIDERS.map(({ name }) => [name, faults.listOf(name)]));
  });
  app.put('/faults/:provider', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) return reply.code(404).send({ code: 'unknown_provider' });
    if (!orderFault(faults, params.data.provider, request.body)) return refuseFault(reply);
    return faults.listOf(params.data.provider);
  });
  app.delete('/faults/:provider', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) return reply.code(404).send({ code: 'unknown_provider' });
    faults.clear(params.data.provider);
    return reply.code(204).send();
  });
  app.get('/fallas', async (_, reply) => sendFaultsPage(reply, faults));
  app.register(async (forms) => {
    readForms(forms);
    forms.post('/fallas/:provider', async (request, reply) => {
      const params = paramsSchema.safeParse(request.params);
      if (!params.success) return reply.callNotFound();
      const fields = { ...fieldsSchema.parse(request.query), ...fieldsSchema.parse(request.body) };
      if (!orderFault(faults, params.data.provider, fields)) return refuseFault(reply);
      return reply.redirect('/fallas', 303);
    });
    forms.post('/fallas/:provider/quitar', async (request, reply) => {
      const params = paramsSchema.safeParse(request.params);
      if (!params.success) return reply.callNotFound();
      faults.clear(params.data.provider);
      return reply.redirect('/fallas', 303);
    });
  });
}

const refuseFault = (reply: FastifyReply): FastifyReply => reply.code(422).send({ code: 'bad_fault' });
