import { zipOf } from '../../../kernel/zip-of.ts';
import { sha256Of } from '../../legal-texts/index.ts';
import { evidenceCopy } from './evidence.copy.es.ts';
import { timestampQuery } from './timestamp-query.ts';

export interface EvidenceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const SUMS = 'SHA256SUMS';

/**
 * Builds the archive of evidence. `SHA256SUMS` has the hash of every file as `sha256sum -c` reads it; the time stamp of
 * an authority is requested for that one file, and so covers all.
 */
export function evidenceZip(files: readonly EvidenceFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const summed = [...files, { name: 'LEEME.txt', bytes: Buffer.from(evidenceCopy.readMe) }];
  const sums = Buffer.from(summed.map(({ name, bytes }) => `${sha256Of(bytes)}  ${name}\n`).join(''));
  return zipOf([
    ...summed,
    { name: SUMS, bytes: sums },
    { name: 'sello-de-tiempo/solicitud.tsq', bytes: timestampQuery(sha256Of(sums)) },
  ]);
}
