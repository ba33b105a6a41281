import { formatPlainDate } from '@lender/calculator';
import { getPublicDocument, type PublicDocumentType } from '@lender/contract';
import { type Call, isApiError } from '@lender/sdk';
import { PUBLIC_DOCUMENTS, type PublicDocumentName } from './public-document.ts';

/** Public legal text, and the facts known about its file. */
export interface PublicDocument {
  readonly name: PublicDocumentName;
  /** `null` where the API does not answer: the page is shown all the same. */
  readonly file: { readonly since: string; readonly kilobytes: number } | null;
}

const BYTES_PER_KILOBYTE = 1000;

/** Reads every legal text, with the day of its version and its size. */
export const readPublicDocuments = (call: Call): Promise<PublicDocument[]> =>
  Promise.all(PUBLIC_DOCUMENTS.map(({ name, type }) => describeDocument(call, name, type)));

async function describeDocument(
  call: Call,
  name: PublicDocumentName,
  type: PublicDocumentType,
): Promise<PublicDocument> {
  try {
    const document = await readDocument(call, type);
    if (!document?.since) return { name, file: null };
    const kilobytes = Math.ceil(document.bytes.length / BYTES_PER_KILOBYTE);
    return { name, file: { since: document.since, kilobytes } };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { name, file: null };
  }
}

/** Returns the file that an address asks for; `undefined` where no document has that name. */
export async function readPublicDocument(call: Call, url: string): Promise<Uint8Array | undefined> {
  const asked = new URL(url).searchParams.get('documento');
  const known = PUBLIC_DOCUMENTS.find(({ name }) => name === asked);
  return known && (await readDocument(call, known.type))?.bytes;
}

async function readDocument(call: Call, id: PublicDocumentType) {
  const answer = await call(getPublicDocument, { body: { financeType: 'stl', id } });
  if (!answer.ok) return undefined;
  const { base64, version } = answer.data;
  return { bytes: Buffer.from(base64, 'base64'), since: version && formatPlainDate(version) };
}
