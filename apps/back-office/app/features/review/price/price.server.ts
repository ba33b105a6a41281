import { formatPlainDate } from '@lender/calculator';
import { decodeWire, getClientOffer } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formatPesos } from '../../../vocabulary/pesos.ts';
import { actCopy } from '../act/act.copy.es.ts';

const { price: copy } = actCopy;

/** Cost of an amount for a client, in words. */
export interface CasePrice {
  /** Amount as it was typed. */
  readonly amount: string;
  readonly words: string;
  readonly detail?: string;
}

/** Reads the price of an amount for a client, or the reason why it has none. */
export async function priceOf(call: Call, id: string, search: URLSearchParams): Promise<CasePrice> {
  const amount = search.get('monto') ?? '';
  const selection = { amount, payCycle: search.get('ciclo'), payDates: search.get('fechas') };
  const query = decodeWire(getClientOffer.query(), selection);
  if (!query.ok) return { amount, words: copy.unknown };
  const answer = await call(getClientOffer, { params: { id }, query: query.value });
  if (!answer.ok) return { amount, words: copy.refused[answer.refusal.code] ?? copy.unknown };
  const { total, endDate, interest, serviceFee, apr } = answer.data;
  return {
    amount,
    words: copy.words(formatPesos(total), formatPlainDate(endDate)),
    detail: copy.cost(formatPesos(interest.amount), formatPesos(serviceFee.amount), apr),
  };
}
