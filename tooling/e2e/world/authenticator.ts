import { createHmac } from 'node:crypto';

const PERIOD_SECONDS = 30;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** An authenticator app (RFC 6238): six digits of a secret, another code each half minute. */
export class Authenticator {
  readonly #key: Buffer;
  #step = 0;

  constructor(secret: string) {
    const bits = [...secret.replaceAll(' ', '')].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'));
    this.#key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  }

  /**
   * Returns a code that was not given yet and that the server accepts now: it accepts the next one too, so that a test
   * need not wait for that. At most two within half a minute.
   */
  next(): string {
    const now = Math.floor(Date.now() / 1000 / PERIOD_SECONDS);
    this.#step = Math.max(this.#step + 1, now);
    const message = Buffer.alloc(8);
    message.writeBigUInt64BE(BigInt(this.#step));
    const digest = createHmac('sha1', this.#key).update(message).digest();
    const offset = (digest.at(-1) ?? 0) & 15;
    return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
  }
}
