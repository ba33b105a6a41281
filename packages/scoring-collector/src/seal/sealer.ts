import { type Bytes, bytesOf } from './bytes.ts';
import { type ChunkLabel, writeHeader } from './chunk-header.ts';
import { deflate } from './deflate.ts';
import { keyWrap, type PublicKey } from './public-key.ts';
import { PAD_BYTES, preparePad, type SealPad } from './seal-pad.ts';

/** Both give nothing when the text is too long, or when the pad went to another chunk meanwhile. */
export interface Sealer {
  /** Compresses and seals. */
  seal(text: string, label: ChunkLabel): Promise<string | undefined>;
  /** Seals before anything else can happen, without compressing: browsers compress only later. */
  sealAtOnce(text: string, label: ChunkLabel): string | undefined;
}

/**
 * Seals chunks for the holder of a private key, and always prepares for the next one.
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
  // Fails here rather than at the first chunk.
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
