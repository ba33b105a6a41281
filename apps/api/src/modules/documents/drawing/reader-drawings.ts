import { createHash } from 'node:crypto';
import type { RefusalCode } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import { createLane } from '../threads/lane.ts';
import type { DocumentText } from './document-text.ts';
import { createKeptBytes } from './kept-bytes.ts';
import { createTurns } from './turns.ts';

/** Seconds after which a refused reader may ask again. */
const RETRY_SECONDS = 2;

export interface ReaderLimits {
  /** Limit of concurrent drawings. */
  readonly atOnce: number;
  /** Limit of waiting drawings, of all readers together. */
  readonly waiting: number;
  /** Limit of documents that one reader may ask for at the same time. */
  readonly ofOne: number;
  /** Bytes of drawn documents that are kept. The document that was asked for longest ago is dropped first. */
  readonly keptBytes: number;
}

/**
 * Returns a document as a PDF. One text is drawn once: readers who ask meanwhile get the same drawing, and readers who
 * ask later get the kept bytes. The text is the key, so a document is drawn again once anything in it changes.
 *
 * @param reader - id of the account that asks
 * @param readText - reads the text, or refuses; called only when the reader has a turn
 * @returns `rate_limited` when the reader asks for too many documents at once, or too many drawings wait
 */
export type DrawForReader = <Code extends RefusalCode>(
  reader: string,
  readText: () => Promise<Result<DocumentText, Refusal<Code>>>,
) => Promise<Result<Buffer, Refusal<Code | 'rate_limited'>>>;

/** Creates the drawing of documents for readers, so that none keeps the others waiting for long. */
export function createReaderDrawings(
  draw: (text: DocumentText) => Promise<Buffer>,
  limits: ReaderLimits,
): DrawForReader {
  const lane = createLane(limits.atOnce);
  const turns = createTurns(limits.ofOne);
  const kept = createKeptBytes(limits.keptBytes);
  const underWay = new Map<string, Promise<Buffer>>();
  const busy = () => refuse('rate_limited', { retryAfterSeconds: RETRY_SECONDS });

  const drawOnce = async (key: string, text: DocumentText): Promise<Buffer> => {
    const drawing = lane.run(() => draw(text)).finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    const pdf = await drawing;
    kept.add(key, pdf);
    return pdf;
  };
  const drawn = async (text: DocumentText): Promise<Result<Buffer, Refusal<'rate_limited'>>> => {
    const key = createHash('sha256').update(JSON.stringify(text)).digest('base64');
    const known = kept.get(key) ?? underWay.get(key);
    // There must be no `await` between this lookup and the registration of the new drawing.
    if (known) return ok(await known);
    return lane.waiting >= limits.waiting ? busy() : ok(await drawOnce(key, text));
  };
  return (reader, readText) =>
    turns.take(reader, busy, async () => {
      const text = await readText();
      return text.ok ? drawn(text.value) : text;
    });
}
