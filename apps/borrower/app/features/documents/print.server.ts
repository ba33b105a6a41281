import { formatPlainDate } from '@lender/calculator';
import { decodeWire, getDocumentText, getOpenPayBarcode, type Reply } from '@lender/contract';
import { formatPesos } from '@lender/money';
import type { Call } from '@lender/sdk';
import { type Outcome, showPage } from '@lender/web/outcome';
import { type Bars, code128 } from '../../vocabulary/bars/code128.server.ts';
import { askedPaper, PRINTED } from './document-path.ts';

export type DocumentText = Reply<typeof getDocumentText>;

/** Reference to take to a store, laid out for printing. */
export interface PrintedReference {
  /** In groups of four, to be compared digit by digit. */
  readonly reference: string;
  readonly bars: Bars;
  readonly amount: string;
  readonly validOn: string;
  /** Last day on which stores accept it. */
  readonly expiresOn: string;
}

/** Content of the page for printing, or why it has none. */
export type PrintView =
  | { readonly kind: 'document'; readonly text: DocumentText }
  | { readonly kind: 'reference'; readonly reference: PrintedReference }
  /** No document has that name; there is none of it; nothing is to be paid; the provider did not answer. */
  | { readonly kind: 'unknown' | 'none' | 'nothingToPay' | 'unavailable' };

/** Reads what an address asks for. */
export async function readPrint(call: Call, url: string): Promise<Outcome<PrintView>> {
  const { name, loanId } = askedPaper(url);
  if (name === 'referencia') return readReference(call);
  if (!isPrinted(name)) return showPage({ kind: 'unknown' }, 404);
  const query = decodeWire(getDocumentText.query(), { loanId });
  const answer = query.ok
    ? await call(getDocumentText, { params: { type: PRINTED[name] }, query: query.value })
    : undefined;
  return answer?.ok ? showPage({ kind: 'document', text: answer.data }) : showPage({ kind: 'none' }, 404);
}

/** Reads today's reference: the API returns the same one for repeated requests. */
async function readReference(call: Call): Promise<Outcome<PrintView>> {
  const answer = await call(getOpenPayBarcode, { body: { kind: 'repayment' } });
  if (!answer.ok)
    return answer.refusal.code === 'provider_unavailable'
      ? showPage({ kind: 'unavailable' }, 503)
      : showPage({ kind: 'nothingToPay' }, 404);
  const { reference, amount, validOn, expiresOn } = answer.data;
  return showPage({
    kind: 'reference',
    reference: {
      bars: code128(reference),
      reference: reference.match(/.{1,4}/g)?.join(' ') ?? reference,
      amount: formatPesos(amount),
      validOn: formatPlainDate(validOn),
      expiresOn: formatPlainDate(expiresOn),
    },
  });
}

const isPrinted = (name: string): name is keyof typeof PRINTED => Object.hasOwn(PRINTED, name);
