import { decodeWire, type Endpoint } from '@lender/contract';
import type { Problem } from '../../parts/reading.ts';

/** Result of reading a pasted body: the value that a program would hold, or the problem of each field. */
export type ReadBody =
  | { readonly status: 'fits'; readonly decoded: string }
  | { readonly status: 'wrong'; readonly problems: readonly Problem[] }
  | { readonly status: 'no_json' }
  | { readonly status: 'no_body' };

/** Reads a body as the server of the contract would. */
export function readBody({ body, bodyKind }: Endpoint, text: string): ReadBody {
  if (!body || bodyKind === 'multipart') return { status: 'no_body' };
  const json = parseJson(text);
  if (json === undefined) return { status: 'no_json' };
  const read = decodeWire(body(), json);
  if (read.ok) return { status: 'fits', decoded: JSON.stringify(read.value, null, 2) ?? '' };
  const problems = read.violations.map(({ status, propertyPath, message }) => ({
    code: propertyPath || status,
    message: propertyPath ? `${status}: ${message}` : message,
  }));
  return { status: 'wrong', problems };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
