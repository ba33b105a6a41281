import { type Bytes, bytesOf } from './bytes.ts';
import { type ChunkLabel, writeHeader } from './chunk-header.ts';
import { deflate } from './deflate.ts';
import { keyWrap, type PublicKey } from './public-key.ts';
import { PAD_BYTES, preparePad, type SealPad } from './seal-pad.ts';

/** Both methods return `undefined` when the text is too long, or when another chunk took the pad meanwhile. */
export interface Sealer {
  /** Compresses and seals a text. */
  seal(text: string, label: ChunkLabel): Promise<string | undefined>;
  /** Seals before any other code can run, without compressing: browsers compress only later. */
  sealAtOnce(text: string, label: ChunkLabel): string | undefined;
}

/**
 * Creates a sealer for the holder of a private key, which always prepares the next chunk.
 *
 * @throws when this browser cannot, on this page or with this key
 */
export async function createSealer(publicKey: PublicKey): Promise<Sealer> {
  let pad: SealPad | undefined;
  let preparing: Promise<void> | undefined;
  const prepare = async () => {
    pad = await preparePad(recipient);
  };
  const seal = (plain: Bytes, label: ChunkLabel, isCompressed: boolean) => {
    const own = pad;
    if (!own || plain.length > PAD_BYTES) return undefined;
    pad = undefined;
    preparing = prepare();
    return own(writeHeader(publicKey.kid, label, isCompressed), plain);
  };
  // An unfit browser fails here, not at the first chunk.
  await deflate('');
  const recipient = await crypto.subtle.importKey('jwk', publicKey, keyWrap, false, ['encrypt']);
  await prepare();
  return {
    seal: async (text, label) => {
      const compressed = await deflate(text);
      await preparing;
      return seal(compressed, label, true);
    },
    sealAtOnce: (text, label) => seal(bytesOf(text), label, false),
  };
}
