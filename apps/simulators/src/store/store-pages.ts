import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { readForms } from '../forms.ts';
import { type PaymentProblem, payReference } from '../openpay/charges/pay-reference.ts';
import type { OpenPayServices } from '../openpay/openpay-services.ts';
import type { Charge } from '../openpay/stores/charge.ts';
import { sendPage } from '../pages/page.ts';
import { momentText, optionalField } from '../world/moment-text.ts';
import { pesosText } from '../world/pesos.ts';
import { copy } from './store.copy.es.ts';
import { counter, ticketView } from './views.ts';

const reference = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{16}$/));

const typedSchema = z.object({ reference: z.string().optional() });
const paymentSchema = z.object({
  reference,
  /** Pesos; the whole amount asked for when it is left out. */
  amount: optionalField(pesosText),
  paidAt: optionalField(momentText),
  late: z.enum(['1']).optional(),
  times: z.enum(['1', '2']).default('1').transform(Number),
});
const ticketParams = z.object({ ids: z.string() });

type PaymentRefusal = PaymentProblem['code'] | 'bad_amount' | 'bad_moment';

const refusals: Record<PaymentRefusal, { status: number; text: string }> = {
  unknown_reference: { status: 404, text: copy.unknown },
  expired: { status: 409, text: copy.expired },
  cancelled: { status: 409, text: copy.cancelled },
  future: { status: 422, text: copy.future },
  bad_moment: { status: 422, text: copy.badMoment },
  bad_amount: { status: 422, text: copy.badAmount },
};

/** Registers the counter of a store that takes payments of Paynet references. */
export function registerStorePages(app: FastifyInstance, services: OpenPayServices): void {
  const { charges } = services;
  const find = (typed: string | undefined) => charges.findByReference(reference.safeParse(typed).data ?? '');
  const sendCounter = (reply: FastifyReply, typed: string | undefined, refusal?: PaymentRefusal) => {
    const { status, text } = refusal ? refusals[refusal] : { status: 200, text: undefined };
    return sendPage(reply, { title: copy.title, body: counter({ typed, charge: find(typed), problem: text }), status });
  };

  app.get('/tienda', async (request, reply) => {
    const typed = typedSchema.safeParse(request.query).data?.reference;
    return sendCounter(reply, typed, typed === undefined || find(typed) ? undefined : 'unknown_reference');
  });

  app.get('/tienda/ticket/:ids', async (request, reply) => {
    const ids = ticketParams.parse(request.params).ids.split('+');
    const payments = ids.flatMap((id) => charges.findById(id) ?? []).filter(isStorePayment);
    if (payments.length < ids.length) return reply.callNotFound();
    return sendPage(reply, { title: copy.ticketTitle, body: ticketView(payments) });
  });

  app.register(async (forms) => {
    readForms(forms);
    forms.post('/tienda/pay', async (request, reply) => {
      const typed = typedSchema.safeParse(request.body).data?.reference;
      const parsed = paymentSchema.safeParse(request.body);
      if (!parsed.success) return sendCounter(reply, typed, refusalOf(parsed.error));
      const { amount: amountCentavos, late, ...payment } = parsed.data;
      const paid = await payReference({ ...payment, amountCentavos, isLate: late !== undefined }, services);
      if (!paid.ok) return sendCounter(reply, typed, paid.problem.code);
      return reply.redirect(`/tienda/ticket/${paid.value.map(({ id }) => id).join('+')}`, 303);
    });
  });
}

const isStorePayment = ({ method, authorization }: Charge): boolean => method === 'store' && authorization !== null;

function refusalOf({ issues }: z.ZodError): PaymentRefusal {
  if (issues.some(({ path }) => path[0] === 'reference')) return 'unknown_reference';
  return issues.some(({ path }) => path[0] === 'paidAt') ? 'bad_moment' : 'bad_amount';
}
