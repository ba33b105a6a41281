import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readForms } from '../forms.ts';
import { payReference } from '../openpay/charges/pay-reference.ts';
import type { OpenPayServices } from '../openpay/openpay-services.ts';
import { sendPage } from '../pages/page.ts';
import { pesosText } from '../world/pesos.ts';
import { copy } from './copy.es.ts';
import { counter, ticketView } from './views.ts';

const reference = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{16}$/));

const querySchema = z.object({ reference: z.string().optional() });
const paymentSchema = z.object({
  reference,
  /** Pesos; all that is asked for when it is left out. */
  amount: z.preprocess((text) => (text === '' ? undefined : text), pesosText.optional()),
  times: z.enum(['1', '2']).default('1').transform(Number),
});
const ticketParams = z.object({ ids: z.string() });

/** The counter of a store that takes payments of Paynet references. */
export function registerStorePages(app: FastifyInstance, services: OpenPayServices): void {
  const { charges } = services;

  app.get('/tienda', async (request, reply) => {
    const typed = querySchema.safeParse(request.query).data?.reference;
    if (typed === undefined) return sendPage(reply, { title: copy.title, body: counter({}) });
    const charge = charges.findByReference(reference.safeParse(typed).data ?? '');
    const problem = charge ? undefined : copy.unknown;
    return sendPage(reply, {
      title: copy.title,
      body: counter({ typed, charge, problem }),
      status: charge ? 200 : 404,
    });
  });

  app.get('/tienda/ticket/:ids', async (request, reply) => {
    const ids = ticketParams.parse(request.params).ids.split('+');
    const payments = ids.map((id) => charges.findPaid(id));
    if (payments.includes(undefined)) return reply.callNotFound();
    return sendPage(reply, {
      title: copy.ticketTitle,
      body: ticketView(payments.filter((payment) => payment !== undefined)),
    });
  });

  app.register(async (counterOfForms) => {
    readForms(counterOfForms);
    counterOfForms.post('/tienda/pay', async (request, reply) => {
      const parsed = paymentSchema.safeParse(request.body);
      if (!parsed.success) {
        const problem = parsed.error.issues.some(({ path }) => path[0] === 'reference') ? copy.unknown : copy.badAmount;
        return sendPage(reply, { title: copy.title, body: counter({ problem }), status: 422 });
      }
      const { amount, times, ...payment } = parsed.data;
      const paid = await payReference({ ...payment, amountCentavos: amount, times }, services);
      if (paid.ok) return reply.redirect(`/tienda/ticket/${paid.value.map(({ id }) => id).join('+')}`, 303);
      const isUnknown = paid.problem.code === 'unknown_reference';
      const problem = isUnknown ? copy.unknown : copy.expired;
      return sendPage(reply, { title: copy.title, body: counter({ problem }), status: isUnknown ? 404 : 409 });
    });
  });
}
