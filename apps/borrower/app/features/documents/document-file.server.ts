import { decodeWire, downloadDocument, downloadTemporary, getLoanStatement, getNoDebtLetter } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { askedDocument } from '../../vocabulary/signed-document-path.ts';
import { askedPaper, DRAWN, type DrawnName } from './document-path.ts';

/** Document as a PDF, and the file name under which a browser saves it. */
export interface PaperFile {
  readonly bytes: Uint8Array;
  readonly name: string;
}

/** Reads the PDF that an address names. One that is missing, or belongs to another client, does not exist. */
export async function readPaperFile(call: Call, url: string): Promise<PaperFile | undefined> {
  const id = askedDocument(url);
  const { name, loanId } = askedPaper(url);
  const bytes = id === null ? await drawPaper(call, name, loanId) : await readSigned(call, id);
  return bytes && { bytes, name: `${id === null ? name : 'contrato-firmado'}.pdf` };
}

async function readSigned(call: Call, id: string): Promise<Uint8Array | undefined> {
  const params = decodeWire(downloadTemporary.params(), { id });
  const answer = params.ok ? await call(downloadTemporary, { params: params.value }) : undefined;
  return answer?.ok ? answer.data : undefined;
}

async function drawPaper(call: Call, name: string, loanId: string | undefined): Promise<Uint8Array | undefined> {
  const answer = isDrawn(name)
    ? await call(downloadDocument, { params: { type: DRAWN[name] } })
    : await drawOfLoan(call, name, loanId);
  return answer?.ok ? answer.data : undefined;
}

async function drawOfLoan(call: Call, name: string, loanId: string | undefined) {
  const params = decodeWire(getLoanStatement.params(), { id: loanId });
  if (!params.ok) return undefined;
  if (name === 'estado-de-cuenta') return call(getLoanStatement, { params: params.value, query: {} });
  return name === 'carta-de-no-adeudo' ? call(getNoDebtLetter, { params: params.value }) : undefined;
}

const isDrawn = (name: string): name is DrawnName => Object.hasOwn(DRAWN, name);
