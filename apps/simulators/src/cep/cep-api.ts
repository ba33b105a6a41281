import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSameSecret } from '../basic-auth.ts';
import type { Transfer } from '../interbank/transfer-store.ts';
import type { OpenPayServices } from '../openpay/openpay-services.ts';
import { dayInMexico } from '../world/mexico-time.ts';
import { pesosOf } from '../world/pesos.ts';

const querySchema = z.object({
  fecha: z.iso.date(),
  tipo_criterio: z.literal('T'),
  criterio: z.string().min(1).max(30),
  emisor: z.string().regex(/^\d{4,5}$/),
  receptor: z.string().regex(/^\d{4,5}$/),
  cuenta: z.string().regex(/^\d{10,18}$/),
  monto: z.string().regex(/^\d+\.\d{2}$/),
});

/**
 * Registers Tlaloc's `GET /mx/v1/cep`: Banco de México's proof of a payment. When anything differs, there is no proof.
 */
export function registerCepApi(
  app: FastifyInstance,
  { transfers, providerKey }: Pick<OpenPayServices, 'transfers' | 'providerKey'>,
): void {
  app.get('/cep/mx/v1/cep', async (request, reply) => {
    const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!isSameSecret(key, providerKey)) return reply.code(401).send({ error: 'Unauthorized' });
    const parsed = querySchema.safeParse(request.query);
    if (!parsed.success) return reply.code(400).send({ error: 'Bad Request' });
    const transfer = transfers.find(parsed.data.criterio);
    return transfer && proves(transfer, parsed.data) ? proofOf(transfer) : { found: false };
  });
}

/**
 * Tells whether a CLABE is of an institution: the last three digits of the institution's number are those with which
 * its CLABEs begin, except for Banco de México.
 */
const isOf = (institution: string, clabe: string): boolean => institution.endsWith(clabe.slice(0, 3));

const proves = (
  transfer: Transfer,
  { fecha, emisor, receptor, cuenta, monto }: z.output<typeof querySchema>,
): boolean =>
  dayInMexico(transfer.operatedAt) === fecha &&
  isOf(emisor, transfer.senderClabe) &&
  isOf(receptor, transfer.receiverClabe) &&
  transfer.receiverClabe === cuenta &&
  pesosOf(transfer.amountCentavos).toFixed(2) === monto;

const proofOf = (transfer: Transfer) => ({
  found: true,
  beneficiario: transfer.receiverName,
  ordenante: transfer.senderName,
  monto: pesosOf(transfer.amountCentavos).toFixed(2),
  fecha_operacion: dayInMexico(transfer.operatedAt),
  clave_rastreo: transfer.trackingKey,
  estado: transfer.state === 'settled' ? 'Liquidado' : 'Devuelto',
  xml_content: `<?xml version="1.0" encoding="UTF-8"?><SPEI_Tercero FechaOperacion="${dayInMexico(transfer.operatedAt)}"><Beneficiario Cuenta="${transfer.receiverClabe}"/><Ordenante Cuenta="${transfer.senderClabe}"/></SPEI_Tercero>`,
});
