import path from 'node:path';
import { SettingsProblem } from '@lender/settings';
import type { Env } from '../../env.ts';
import { openFolder } from './folder.ts';
import type { Objects } from './objects.ts';

/** Settings that say where documents are stored. */
export type DocumentsEnv = Pick<
  Env,
  'DATA_DIR' | 'DOCUMENTS_BUCKET' | 'DOCUMENTS_ENDPOINT' | 'DOCUMENTS_REGION' | 'DOCUMENTS_PATH_STYLE' | 'keys'
>;

/**
 * Opens the store of documents. The client for buckets is loaded only where there is a bucket.
 *
 * @throws where the settings name a store without a bucket, or one that does not let us in
 */
export async function openObjects(env: DocumentsEnv): Promise<Objects> {
  const { DOCUMENTS_BUCKET: bucket, DOCUMENTS_ENDPOINT: endpoint } = env;
  if (bucket === undefined) {
    if (endpoint !== undefined) throw new SettingsProblem(['DOCUMENTS_ENDPOINT is of no use without DOCUMENTS_BUCKET']);
    return openFolder(path.join(env.DATA_DIR, 'documents'));
  }
  const { openBucket } = await import('./bucket.ts');
  const { DOCUMENTS_REGION: region, DOCUMENTS_PATH_STYLE: isPathStyle, keys } = env;
  return openBucket({ bucket, endpoint, region, isPathStyle, credentials: keys.documents });
}
