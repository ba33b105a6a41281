import type { getCase, Reply } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import type { ApplicationRecord } from '../applications/index.ts';
import { documentsOf, toFileReply } from '../documents/index.ts';

type CaseDocument = Reply<typeof getCase>['documents'][number];

/** Reads the documents that are reviewed for an application, and the other clients who sent exactly the same file. */
export async function readDocuments(tx: Tx, record: ApplicationRecord): Promise<CaseDocument[]> {
  const documents = await documentsOf(tx, record);
  return Promise.all(
    documents.map(async (document) => ({
      ...toFileReply(document),
      fileChangedAt: document.file_changed_at?.toISOString() ?? null,
      ...(document.valid_until && { validUntil: document.valid_until }),
      sameFileAt: await sameFileAt(tx, document),
    })),
  );
}

const SHOWN = 5;

interface Sent {
  readonly client_id: string;
  readonly sha256: string | null;
}

/** Reads other clients' uploads of the same bytes, including those that they removed since. */
async function sameFileAt(tx: Tx, { client_id, sha256 }: Sent): Promise<CaseDocument['sameFileAt']> {
  if (sha256 === null) return [];
  const rows = await tx
    .selectFrom('document')
    .innerJoin('application', 'application.id', 'document.application_id')
    .leftJoin('client_details', 'client_details.client_id', 'document.client_id')
    .select(['document.type', 'application.id', 'application.hashed_id', 'first_name', 'last_name'])
    .where('document.sha256', '=', sha256)
    .where('document.client_id', '!=', client_id)
    .orderBy('document.uploaded_at', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ type, id, hashed_id, first_name, last_name }) => ({
    applicationId: id,
    hashedId: hashed_id,
    clientName: [first_name, last_name].filter((name) => name !== null).join(' '),
    type,
  }));
}
