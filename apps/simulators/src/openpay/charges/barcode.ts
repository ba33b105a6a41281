import bwipjs from 'bwip-js/node';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const paramsSchema = z.object({ file: z.string().regex(/^\d{16}(?:\.svg)?$/) });
const whole = (most: number) => z.coerce.number().int().min(1).max(most);
const querySchema = z.object({
  /** Pixels of the narrowest bar. */
  width: whole(8).default(1),
  /** Pixels. */
  height: whole(200).default(45),
  /** True to print the digits below. */
  text: z.enum(['true', 'false']).default('false'),
});

const pixelsPerMillimetre = 72 / 25.4;

/** Serves pictures of references that stores scan: Code 128, as PNG or SVG. They are public. */
export function registerBarcode(app: FastifyInstance): void {
  app.get('/openpay/barcode/:file', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    const query = querySchema.safeParse(request.query);
    if (!params.success || !query.success) return reply.callNotFound();
    const { file } = params.data;
    const barcode = drawing(file.slice(0, 16), query.data);
    reply.header('cache-control', 'public, max-age=86400');
    if (file.endsWith('.svg')) return reply.type('image/svg+xml').send(bwipjs.toSVG(barcode));
    return reply.type('image/png').send(await bwipjs.toBuffer(barcode));
  });
}

const drawing = (reference: string, { width, height, text }: z.output<typeof querySchema>) => ({
  bcid: 'code128',
  text: reference,
  scale: width,
  height: height / pixelsPerMillimetre / width,
  includetext: text === 'true',
});
