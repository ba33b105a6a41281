import { compactDecrypt, importJWK } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { toBase64url } from '../src/seal/base64url.ts';
import { randomBytes } from '../src/seal/bytes.ts';
import { createSealer, type Sealer } from '../src/seal/sealer.ts';
import { type ChunkKeys, generateChunkKeys } from '../src/server.ts';
import { nodeOpen } from './node-open.ts';

const label = { ref: 'REF-1', seq: 3, fin: false };
const lengths = [0, 1, 15, 16, 17, 1000, 20_000];
let keys: ChunkKeys;
let sealer: Sealer;

beforeAll(async () => {
  keys = await generateChunkKeys('k1');
  sealer = await createSealer(keys.publicKey);
});

/** A pad is for one chunk, so sealing may have to wait for the next one. */
async function sealAtOnce(text: string): Promise<string> {
  for (;;) {
    const sealed = sealer.sealAtOnce(text, label);
    if (sealed !== undefined) return sealed;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

test.each(lengths)('%i bytes, sealed at once, are AES-256-GCM to node and to jose', async (length) => {
  const text = 'ñ'.repeat(length / 2) + 'x'.repeat(length % 2);
  const sealed = await sealAtOnce(text);
  expect(nodeOpen(sealed, { ...keys.privateKey })).toBe(text);
  const { plaintext, protectedHeader } = await compactDecrypt(sealed, await importJWK(keys.privateKey));
  expect(new TextDecoder().decode(plaintext)).toBe(text);
  expect(protectedHeader).toEqual({
    alg: 'RSA-OAEP-256',
    enc: 'A256GCM',
    cty: 'lender-events+json;v=1',
    kid: 'k1',
    ...label,
  });
});

test.each(lengths)('%i bytes, compressed, are the same to node and to jose', async (length) => {
  const text = 'a1'.repeat(length / 2);
  const sealed = await sealer.seal(text, { ...label, fin: true });
  expect(nodeOpen(sealed ?? '', { ...keys.privateKey })).toBe(text);
  const { plaintext, protectedHeader } = await compactDecrypt(sealed ?? '', await importJWK(keys.privateKey));
  expect(new TextDecoder().decode(plaintext)).toBe(text);
  expect(protectedHeader).toMatchObject({ zip: 'DEF', fin: true });
});

test('a text longer than the pad is not sealed, and the pad stays', async () => {
  await sealAtOnce('');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sealer.sealAtOnce('x'.repeat(24 * 1024 + 1), label)).toBeUndefined();
  expect(sealer.sealAtOnce('x'.repeat(24 * 1024), label)).toBeTypeOf('string');
});

test('no two chunks share a key or an IV', async () => {
  const texts = Array.from({ length: 50 }, (_, index) => `${index}`);
  const envelopes: string[] = [];
  for (const text of texts)
    envelopes.push((await sealer.seal(text, label)) ?? (await sealAtOnce(text)), await sealAtOnce(text));
  const parts = (index: number) => new Set(envelopes.map((envelope) => envelope.split('.')[index]));
  expect([parts(1).size, parts(2).size]).toEqual([100, 100]);
});

test('a hundred thousand keys and IVs are all different', () => {
  const drawn = Array.from({ length: 100_000 }, () => toBase64url(randomBytes(12)));
  expect(new Set(drawn).size).toBe(100_000);
});
