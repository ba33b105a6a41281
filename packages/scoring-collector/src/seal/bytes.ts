/** Bytes that WebCrypto accepts. */
export type Bytes = Uint8Array<ArrayBuffer>;

export const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);

export const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));
