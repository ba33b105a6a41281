import { createHash } from 'node:crypto';
import type { PlainDate } from '@lender/calculator';
import type { ConsentKind } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { type LegalText, lenderWords, liveText, writePlain } from '../../legal-texts/index.ts';

/** Kinds of text that are accepted: terms and privacy by registering, the rest one by one. */
export type AnsweredKind = ConsentKind | 'terms' | 'privacy';

/** Words that a person agrees to, and their SHA-256 in hex. */
export interface TextToAccept {
  /** Day from which the text reads so. */
  readonly version: PlainDate;
  readonly body: string;
  readonly hash: string;
  readonly wording: LegalText;
}

/**
 * Returns the text of a consent as it reads now. A legal text is named by its day and its hash, since it is kept as a
 * document.
 */
export async function textToAccept(
  tx: Tx,
  kind: AnsweredKind,
  services: Pick<Services, 'clock'>,
): Promise<TextToAccept> {
  const wording = await liveText(tx, kind, services);
  const { since: version, sha256, text } = wording;
  const isPaper = kind === 'terms' || kind === 'privacy';
  const body = isPaper ? `${kind} ${version} sha256:${sha256}` : writePlain(text, lenderWords(wording));
  const hash = createHash('sha256').update(`${kind}\n${version}\n${body}`).digest('hex');
  return { version, body, hash, wording };
}
