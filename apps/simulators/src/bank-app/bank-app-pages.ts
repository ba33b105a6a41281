import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { readForms } from '../forms.ts';
import type { Transfer } from '../interbank/transfer-store.ts';
import { receiveTransfer, type TransferProblem } from '../openpay/charges/receive-transfer.ts';
import type { OpenPayServices } from '../openpay/openpay-services.ts';
import { isClabe } from '../openpay/payouts/clabe.ts';
import { sendPage } from '../pages/page.ts';
import { momentText, optionalField } from '../world/moment-text.ts';
import { pesosText } from '../world/pesos.ts';
import { copy } from './bank-app.copy.es.ts';
import { ownAccount } from './own-account.data.ts';
import { bankForm, receipts } from './views.ts';

const clabe = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().refine(isClabe));

const typedSchema = z.object({ clabe: z.string().optional() });
const paymentSchema = z.object({
  clabe,
  /** Pesos; the whole amount asked for when it is left out. */
  amount: optionalField(pesosText),
  reference: optionalField(z.string().max(30)),
  from: optionalField(clabe),
  name: optionalField(z.string().max(80)),
  paidAt: optionalField(momentText),
  late: z.enum(['1']).optional(),
  times: z.enum(['1', '2']).default('1').transform(Number),
});
const receiptParams = z.object({ keys: z.string() });

type Refusal = TransferProblem['code'] | 'bad_fields';

const refusals: Record<Refusal, { status: number; text: string }> = {
  unknown_account: { status: 404, text: copy.unknown },
  future: { status: 422, text: copy.future },
  bad_fields: { status: 422, text: copy.badFields },
};

/** Registers the app of a payer's bank, which transfers to the account that each charge has of its own. */
export function registerBankAppPages(app: FastifyInstance, services: OpenPayServices): void {
  const find = (typed: string | undefined) => {
    const charge = services.charges.findByReference(clabe.safeParse(typed).data ?? '');
    return charge?.method === 'bank_account' ? charge : undefined;
  };
  const sendForm = (reply: FastifyReply, typed: string | undefined, refusal?: Refusal) => {
    const { status, text } = refusal ? refusals[refusal] : { status: 200, text: undefined };
    return sendPage(reply, {
      title: copy.title,
      body: bankForm({ typed, charge: find(typed), problem: text }),
      status,
    });
  };

  app.get('/transferencia', async (request, reply) => {
    const typed = typedSchema.safeParse(request.query).data?.clabe;
    return sendForm(reply, typed, typed === undefined || find(typed) ? undefined : 'unknown_account');
  });

  app.get('/transferencia/recibo/:keys', async (request, reply) => {
    const keys = receiptParams.parse(request.params).keys.split('+');
    const sent = keys.map((key) => services.transfers.find(key)).filter((transfer) => transfer !== undefined);
    if (sent.length < keys.length) return reply.callNotFound();
    return sendPage(reply, { title: copy.doneTitle, body: receipts(sent) });
  });

  app.register(async (forms) => {
    readForms(forms);
    forms.post('/transferencia/pay', async (request, reply) => {
      const typed = typedSchema.safeParse(request.body).data?.clabe;
      const parsed = paymentSchema.safeParse(request.body);
      if (!parsed.success) return sendForm(reply, typed, find(typed) ? 'bad_fields' : 'unknown_account');
      const paid = await payAsOften(parsed.data, services);
      if (!paid.ok) return sendForm(reply, typed, paid.problem.code);
      return reply.redirect(`/transferencia/recibo/${paid.value.map(({ trackingKey }) => trackingKey).join('+')}`, 303);
    });
  });
}

async function payAsOften(
  { times, amount, from, name, late, ...order }: z.output<typeof paymentSchema>,
  services: OpenPayServices,
): Promise<{ ok: true; value: Transfer[] } | { ok: false; problem: TransferProblem }> {
  const sender = { clabe: from ?? ownAccount.clabe, name: name ?? ownAccount.name };
  const sent: Transfer[] = [];
  while (sent.length < times) {
    const transfer = { ...order, amountCentavos: amount, sender, isLate: late !== undefined };
    const delivered = await receiveTransfer(transfer, services);
    if (!delivered.ok) return delivered;
    sent.push(delivered.value.transfer);
  }
  return { ok: true, value: sent };
}
