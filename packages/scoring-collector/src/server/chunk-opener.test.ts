import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { CompactEncrypt, importJWK } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { type ChunkUpload, createChunkOpener, type OpenChunk } from './chunk-opener.ts';
import { memoryClaims } from './memory-claims.ts';
import { type ChunkKeys, generateChunkKeys } from './private-key.ts';

const header = {
  alg: 'RSA-OAEP-256',
  enc: 'A256GCM',
  cty: 'lender-events+json;v=1',
  kid: 'k1',
  ref: 'REF-1',
  seq: 7,
  fin: false,
};
const payload = { v: 1, at: 5, tz: 360, n: 1, dropped: 0, tg: ['input:text:'], t: [0], k: [1], a: [0], x: [3], y: [0] };
const invalid = { ok: false, code: 'data_invalid' };
let keys: ChunkKeys;
let open: OpenChunk;

beforeAll(async () => {
  keys = await generateChunkKeys('k1');
  open = createChunkOpener({ keys: [keys.privateKey] });
});

interface Envelope {
  readonly header?: object;
  readonly plain?: string | Uint8Array;
}

/** Returns an upload sealed by another library than ours. */
async function uploadOf({ header: other, plain = JSON.stringify(payload) }: Envelope = {}): Promise<ChunkUpload> {
  const protectedHeader = { ...header, ...other };
  const data = await new CompactEncrypt(typeof plain === 'string' ? new TextEncoder().encode(plain) : plain)
    .setProtectedHeader(protectedHeader)
    .encrypt(await importJWK(keys.publicKey, 'RSA-OAEP-256'), { crit: { x: false } });
  return { referenceNumber: 'REF-1', data, isFinal: false };
}

const yes = () => true;

test('the opener opens what another library sealed', async () => {
  expect(await open(await uploadOf(), yes)).toEqual({
    ok: true,
    isRepeat: false,
    chunk: { referenceNumber: 'REF-1', sequence: 7, isFinal: false, payload },
  });
});

test('a chunk that comes twice is marked as a repeat, and one that came late is not', async () => {
  const claim = memoryClaims();
  const opened = [];
  for (const seq of [7, 9, 8, 9]) opened.push(await open(await uploadOf({ header: { seq } }), claim));
  expect(opened.map((one) => one.ok && one.isRepeat)).toEqual([false, false, false, true]);
});

test('a chunk that cannot be opened claims no sequence number', async () => {
  const { data, ...upload } = await uploadOf();
  const claimed: number[] = [];
  await open({ ...upload, data: `${data.slice(0, -3)}AAA` }, ({ sequence }) => claimed.push(sequence) > 0);
  expect(claimed).toEqual([]);
});

test('a claim that fails throws the error of the caller', async () => {
  const away = () => Promise.reject(new Error('the database is away'));
  await expect(open(await uploadOf(), away)).rejects.toThrow('the database is away');
});

test.each([
  ['of another key', { kid: 'k2' }],
  ['of another reference', { ref: 'REF-2' }],
  ['that says it is final where the upload does not', { fin: true }],
  ['of another content', { cty: 'text/plain' }],
  ['with a sequence below zero', { seq: -1 }],
  ['with half a sequence', { seq: 0.5 }],
  ['without a sequence', { seq: undefined }],
  ['under another cipher', { enc: 'A128GCM' }],
  ['with a critical header', { crit: ['x'], x: 1 }],
])('the opener refuses an envelope %s', async (_what, other) => {
  expect(await open(await uploadOf({ header: other }), yes)).toEqual(invalid);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['no object', '7'],
  ['another version', JSON.stringify({ ...payload, v: 2 })],
  ['a column that is too short', JSON.stringify({ ...payload, t: [] })],
  ['letters in a column', JSON.stringify({ ...payload, x: ['a'] })],
  ['consent that is none', JSON.stringify({ ...payload, consent: 'yes' })],
  ['a target too long', JSON.stringify({ ...payload, tg: ['x'.repeat(65)] })],
  ['bytes that are no text', Uint8Array.of(0xff, 0xfe)],
])('the opener refuses %s inside an envelope', async (_what, plain) => {
  expect(await open(await uploadOf({ plain }), yes)).toEqual(invalid);
});

test('the opener refuses more rows than a collector holds', async () => {
  const many = Array(4097).fill(0);
  const plain = JSON.stringify({ ...payload, n: 4097, t: many, k: many, a: many, x: many, y: many });
  expect(await open(await uploadOf({ plain }), yes)).toEqual(invalid);
});

test('the opener unpacks a compression bomb only up to its limit', async () => {
  const bomb = await sealRaw(deflateRawSync(Buffer.alloc(30 * 1024 * 1024, '0')), 'DEF');
  expect(bomb.data.length).toBeLessThan(65_536);
  const before = process.memoryUsage().arrayBuffers;
  expect(await open(bomb, yes)).toEqual(invalid);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * 1024 * 1024);
});

test('the opener does not look at an envelope of more than 64 KiB', async () => {
  const big = createChunkOpener({ keys: [keys.privateKey], longestEnvelope: 100 });
  expect(await big(await uploadOf(), yes)).toEqual(invalid);
});

test('the opener opens an envelope as long as it is asked to', async () => {
  const longest = 1_000_000;
  const patient = createChunkOpener({ keys: [keys.privateKey], longestEnvelope: longest });
  const tg = Array.from({ length: 9_000 }, (_, index) => `div::${index}`.padEnd(60, 'x'));
  const upload = await uploadOf({ plain: JSON.stringify({ ...payload, tg }) });
  expect(upload.data.length).toBeGreaterThan(500_000);
  expect(await open(upload, yes)).toEqual(invalid);
  expect(await patient(upload, yes)).toMatchObject({ ok: true });
});

test('a key that is too short for the cipher in the header is refused', async () => {
  const short = await sealRaw(new TextEncoder().encode(JSON.stringify(payload)), undefined, 16);
  expect(await open(short, yes)).toEqual(invalid);
  const whole = await sealRaw(new TextEncoder().encode(JSON.stringify(payload)), undefined, 32);
  expect(await open(whole, yes)).toMatchObject({ ok: true });
});

test('each part of an envelope is authenticated', async () => {
  const { data, ...upload } = await uploadOf();
  const parts = data.split('.');
  for (const [index, part] of parts.entries()) {
    const flipped = parts.with(index, (part.startsWith('A') ? 'B' : 'A') + part.slice(1)).join('.');
    expect(await open({ ...upload, data: flipped }, yes)).toEqual(invalid);
  }
});

test('a replaced key opens chunks for as long as it is kept', async () => {
  const next = await generateChunkKeys('k2');
  const both = createChunkOpener({ keys: [next.privateKey, keys.privateKey] });
  expect(await both(await uploadOf(), yes)).toMatchObject({ ok: true });
  const only = createChunkOpener({ keys: [next.privateKey] });
  expect(await only(await uploadOf(), yes)).toEqual(invalid);
});

test('the opener throws nothing, whatever arrives', async () => {
  const anything = fc.oneof(
    fc.string(),
    fc.array(fc.base64String(), { minLength: 4, maxLength: 6 }).map((parts) => parts.join('.')),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (data) => {
      expect(await open({ referenceNumber: 'REF-1', data, isFinal: false }, yes)).toEqual(invalid);
    }),
  );
});

test('claims in memory are bounded: the oldest reference is forgotten, and no reference grows without end', () => {
  const claim = memoryClaims({ mostReferences: 2, mostChunks: 2 });
  const chunk = (referenceNumber: string, sequence: number) => ({
    referenceNumber,
    sequence,
    isFinal: false,
    payload: { ...payload, v: 1 as const },
  });
  const claims = [
    ['a', 1],
    ['a', 2],
    ['a', 3],
    ['b', 1],
    ['c', 1],
    ['a', 1],
  ] as const;
  expect(claims.map(([reference, sequence]) => claim(chunk(reference, sequence)))).toEqual([
    true,
    true,
    false,
    true,
    true,
    true,
  ]);
});

/**
 * Seals what jose does not write: a header with `zip` over bytes that are already compressed, and keys of another
 * length.
 */
async function sealRaw(compressed: Uint8Array, zip: string | undefined, keyBytes = 32): Promise<ChunkUpload> {
  const encoded = Buffer.from(JSON.stringify({ ...header, zip })).toString('base64url');
  const { subtle } = crypto;
  const recipient = await subtle.importKey(
    'jwk',
    { ...keys.publicKey, use: undefined, key_ops: ['encrypt'] } as JsonWebKey,
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  );
  const raw = crypto.getRandomValues(new Uint8Array(keyBytes));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const aes = await subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
  const sealed = Buffer.from(
    await subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: Buffer.from(encoded) },
      aes,
      Uint8Array.from(compressed),
    ),
  );
  const wrapped = Buffer.from(await subtle.encrypt('RSA-OAEP', recipient, raw));
  const data = [
    encoded,
    ...[wrapped, iv, sealed.subarray(0, -16), sealed.subarray(-16)].map((part) =>
      Buffer.from(part).toString('base64url'),
    ),
  ].join('.');
  return { referenceNumber: 'REF-1', data, isFinal: false };
}
