import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSameSecret, readBasicAuth } from '../basic-auth.ts';
import { sendBelvoError } from './belvo-error.ts';
import type { BelvoServices } from './belvo-services.ts';
import { incomesOf } from './incomes.ts';
import { LISTS, type ListName, linkToWire } from './link-wire.ts';

const paramsSchema = z.object({ id: z.string() });
const listSchema = z.object({
  link: z.string(),
  page: z.coerce.number().int().min(1).default(1),
  page_size: z.coerce.number().int().min(1).max(1000).default(100),
  value_date__gte: z.iso.date().optional(),
});

const lists: readonly (ListName | 'incomes')[] = ['accounts', 'owners', 'balances', 'transactions', 'incomes'];

/** Registers links and the data of their banks, for callers with the secret keys. */
export function registerDataApi(app: FastifyInstance, { bankLinks, providerKey }: BelvoServices): void {
  app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      const caller = readBasicAuth(request.headers.authorization);
      if (caller === undefined || !isSameSecret(caller.password, providerKey))
        return sendBelvoError(reply, 'authentication_failed');
    });
    api.get('/belvo/api/links/:id/', async (request, reply) => {
      const link = bankLinks.find(paramsSchema.parse(request.params).id);
      return link ? linkToWire(link) : sendBelvoError(reply, 'not_found');
    });
    api.delete('/belvo/api/links/:id/', async (request, reply) =>
      bankLinks.remove(paramsSchema.parse(request.params).id)
        ? reply.code(204).send()
        : sendBelvoError(reply, 'not_found'),
    );
    for (const name of lists)
      api.get(`/belvo/api/${name}/`, async (request, reply) => {
        const asked = listSchema.safeParse(request.query);
        if (!asked.success) return sendBelvoError(reply, 'invalid');
        const { page, page_size, value_date__gte: since = '' } = asked.data;
        const link = bankLinks.find(asked.data.link);
        const all: readonly object[] = link ? (name === 'incomes' ? incomesOf(link) : LISTS[name](link)) : [];
        const rows = all.filter((row) => !('value_date' in row) || String(row.value_date) >= since);
        const results = rows.slice((page - 1) * page_size, page * page_size);
        const hasMore = page * page_size < rows.length;
        const next = hasMore
          ? `http://${request.host}${request.url.split('?')[0]}?link=${asked.data.link}&page=${page + 1}`
          : null;
        return { count: rows.length, next, previous: null, results };
      });
  });
}
