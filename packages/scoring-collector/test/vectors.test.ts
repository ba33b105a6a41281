import { readFileSync } from 'node:fs';
import { compactDecrypt, importJWK } from 'jose';
import { expect, test } from 'vitest';
import { createChunkOpener, type PrivateKey } from '../src/server.ts';
import { nodeOpen } from './node-open.ts';

interface Vectors {
  readonly privateKey: PrivateKey;
  readonly vectors: readonly {
    readonly name: string;
    readonly referenceNumber: string;
    readonly sequence: number;
    readonly isFinal: boolean;
    readonly plain: string;
    readonly envelope: string;
  }[];
}

const { privateKey, vectors }: Vectors = JSON.parse(
  readFileSync(new URL('fixtures/vectors.json', import.meta.url), 'utf8'),
);

test.each(vectors)('jose and node open the vector: $name', async ({ envelope, plain }) => {
  const { plaintext } = await compactDecrypt(envelope, await importJWK(privateKey));
  expect(new TextDecoder().decode(plaintext)).toBe(plain);
  expect(nodeOpen(envelope, { ...privateKey })).toBe(plain);
});

test.each(vectors)(
  'the opener opens the vector: $name',
  async ({ envelope, plain, referenceNumber, sequence, isFinal }) => {
    const open = createChunkOpener({ keys: [privateKey] });
    expect(await open({ referenceNumber, data: envelope, isFinal }, () => true)).toEqual({
      ok: true,
      isRepeat: false,
      chunk: { referenceNumber, sequence, isFinal, payload: JSON.parse(plain) },
    });
  },
);
