import { createHash } from 'node:crypto';
import { brand } from '@lender/brand';
import { zipOf } from '../../kernel/zip-of.ts';
import type { PackMonth, PackPart, PackPeople } from './pack-part.ts';
import { inPesos, regulatorCopy } from './regulator.copy.es.ts';

/** Builds a pack as an archive, with a manifest of its contents. The same month and data give the same bytes. */
export function packZip(
  { month, first, last }: PackMonth,
  parts: readonly PackPart[],
  people: PackPeople,
): Promise<Uint8Array<ArrayBuffer>> {
  const written = parts.map((part) => ({ part, texts: part.write(people) }));
  const manifest = {
    formato: 'paquete-regulatorio/1',
    emisor: brand.company,
    mes: month,
    desde: first,
    hasta: last,
    archivos: written.map(({ part, texts }) => ({
      parte: part.file,
      renglones: part.rows,
      porRevisar: part.doubts,
      sumas: Object.fromEntries(Object.entries(part.sums).map(([name, amount]) => [name, inPesos(amount)])),
      cuadraConLibros: part.matchesBooks,
      contiene: texts.map(({ name, text }) => ({
        nombre: name,
        bytes: Buffer.byteLength(text),
        sha256: createHash('sha256').update(text).digest('hex'),
      })),
    })),
    verificado: regulatorCopy.manifest.verified,
    sinVerificar: regulatorCopy.manifest.notVerified,
  };
  const files = [
    { name: 'manifiesto.json', text: `${JSON.stringify(manifest, null, 2)}\n` },
    ...written.flatMap(({ texts }) => texts),
  ];
  return zipOf(files.map(({ name, text }) => ({ name, bytes: Buffer.from(text) })));
}
