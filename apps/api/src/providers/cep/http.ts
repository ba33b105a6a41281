import { plainDate } from '@lender/calculator';
import { pesosFromCentavos } from '@lender/money';
import ky, { HTTPError } from 'ky';
import * as z from 'zod/mini';
import type { Line } from '../line/line.ts';
import { institutionOf } from './institution.ts';
import type { Cep, TransferProof } from './port.ts';

const TIMEOUT_MS = 5_000;

const answerSchema = z.discriminatedUnion('found', [
  z.object({ found: z.literal(false) }),
  z.object({
    found: z.literal(true),
    estado: z.string(),
    fecha_operacion: z.iso.date(),
    ordenante: z.nullish(z.string()),
    xml_content: z.nullish(z.string()),
  }),
]);

const NOT_FOUND = 404;
/** Banco de México has no such transfer: sometimes reported as an error inside a successful answer. */
const missingSchema = z.object({ error: z.string(), details: z.string().check(z.regex(/\b404\b/)) });

export interface CepSettings {
  readonly url: string;
  readonly key: string;
}

/** Reads proofs of payment of Banco de México from the service of Tlaloc: `GET /mx/v1/cep`. */
export function createCep({ url, key }: CepSettings, line: Line): Cep {
  const ask = async (searchParams: Readonly<Record<string, string>>): Promise<TransferProof> => {
    const headers = { authorization: `Bearer ${key}` };
    const options = { searchParams, headers, timeout: TIMEOUT_MS, retry: 0 };
    try {
      const answer = await ky.get(`${url}/mx/v1/cep`, options).json();
      return missingSchema.safeParse(answer).success ? { status: 'not_found' } : readProof(answerSchema.parse(answer));
    } catch (error) {
      if (error instanceof HTTPError && error.response.status === NOT_FOUND) return { status: 'not_found' };
      throw error;
    }
  };
  return {
    verify: async ({ trackingKey, date, senderBank, receiverAccount, amountCentavos }) => {
      const searchParams = {
        fecha: date,
        tipo_criterio: 'T',
        criterio: trackingKey,
        emisor: institutionOf(senderBank),
        receptor: institutionOf(receiverAccount.slice(0, 3)),
        cuenta: receiverAccount,
        monto: pesosFromCentavos(amountCentavos).toFixed(2),
      };
      return line.ask('may_repeat', () => ask(searchParams));
    },
  };
}

function readProof(answer: z.output<typeof answerSchema>): TransferProof {
  if (!answer.found) return { status: 'not_found' };
  const { estado, fecha_operacion, ordenante, xml_content } = answer;
  if (/^devuelt/i.test(estado)) return { status: 'returned' };
  // The transfer is on its way, or in a state that we do not know: nothing is proven yet.
  if (!/^liquidad/i.test(estado)) return { status: 'not_found' };
  const account = /<Ordenante\b[^>]*\bCuenta="(\d{10,18})"/.exec(xml_content ?? '')?.[1];
  return {
    status: 'settled',
    settledOn: plainDate(fecha_operacion),
    sender: { account, name: ordenante ?? undefined },
  };
}
