import * as z from 'zod/mini';
import type { Vault } from '../../../kernel/crypto/vault.ts';

const storedWordsSchema = z.object({
  /** Subject of an e-mail. */
  subject: z.nullable(z.string()),
  text: z.string(),
  /** Key that ends reminders without signing in; only in e-mails that remind. */
  stopKey: z.nullable(z.string()),
});

/** Words of one message, as they are stored. */
export type StoredWords = z.output<typeof storedWordsSchema>;

interface MessageRef {
  readonly clientId: string;
  readonly messageId: string;
}

export const sealWords = (vault: Vault, ref: MessageRef, words: StoredWords): Buffer =>
  vault.seal(JSON.stringify(words), contextOf(ref));

export const openWords = (vault: Vault, ref: MessageRef, sealed: Buffer): StoredWords =>
  storedWordsSchema.parse(JSON.parse(vault.openText(sealed, contextOf(ref))));

/** A message can be opened only in its own row. */
const contextOf = ({ clientId, messageId }: MessageRef): string => `message:${clientId}:${messageId}`;
