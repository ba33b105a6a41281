import { createHash } from 'node:crypto';
import type { ConsentKind } from '@lender/contract';
import { CONSENT_TEXTS, type ConsentText } from './consent-text.copy.es.ts';
import { LEGAL_VERSIONS } from './legal-versions.data.ts';

/** Terms and privacy are accepted by registering; the rest is answered one by one. */
export type AnsweredKind = ConsentKind | keyof typeof LEGAL_VERSIONS;

/** What somebody agrees to: the words, and their SHA-256 in hex. */
export interface TextToAccept extends ConsentText {
  readonly hash: string;
}

/** The text of a consent as it reads now. A legal text is named by its day and its hash: it is kept as a document. */
export function textToAccept(kind: AnsweredKind): TextToAccept {
  const text = kind === 'terms' || kind === 'privacy' ? legalText(kind) : CONSENT_TEXTS[kind];
  return { ...text, hash: createHash('sha256').update(`${kind}\n${text.version}\n${text.body}`).digest('hex') };
}

function legalText(kind: keyof typeof LEGAL_VERSIONS): ConsentText {
  const { version, sha256 } = LEGAL_VERSIONS[kind];
  return { version, body: `${kind} ${version} sha256:${sha256}` };
}
