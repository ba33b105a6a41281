import { parentPort, workerData } from 'node:worker_threads';
import { fail, ok } from '@lender/result';
import decodeHeic from 'heic-decode';
import jpeg from 'jpeg-js';
import type { HeicAnswer, HeicQuestion } from './heic-to-jpeg.ts';

const QUALITY = 88;

/** Decodes the first picture of a HEIC and encodes it as a JPEG; returns a failure, and never throws. */
async function convert({ bytes, maxPixels }: HeicQuestion): Promise<HeicAnswer> {
  try {
    // The library's types leave out the size.
    const pictures: readonly unknown[] = await decodeHeic.all({ buffer: bytes });
    const [picture] = pictures as readonly Picture[];
    // The size is known before decoding: a picture that would fill the memory is never decoded.
    if (!picture || picture.width * picture.height > maxPixels) return fail('undecodable');
    return ok(new Uint8Array(jpeg.encode(await picture.decode(), QUALITY).data));
  } catch {
    return fail('undecodable');
  }
}

interface Picture {
  readonly width: number;
  readonly height: number;
  decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}

const question: HeicQuestion = workerData;
parentPort?.postMessage(await convert(question));
