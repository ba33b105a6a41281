import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { findCurp, fullNameOf } from '../../clients/index.ts';
import { textOfVersion } from '../../legal-texts/index.ts';
import { acceptanceLog, readableLog } from './acceptance-log.ts';
import { auditOf, historyOf } from './evidence-tables.ts';
import { type EvidenceFile, evidenceZip } from './evidence-zip.policy.ts';
import { type AcceptedThing, readAcceptances } from './read-acceptances.ts';

interface EvidenceOf {
  readonly loanId: string;
}

/**
 * Builds an archive of everything that proves what the borrower of a loan accepted. @throws when there is no such loan
 */
export async function makeEvidence(
  tx: Tx,
  { loanId }: EvidenceOf,
  { storage, vault }: Pick<Services, 'storage' | 'vault'>,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly rows: number }> {
  const loan = await tx
    .selectFrom('loan')
    .select(['id', 'client_id', 'application_id', 'hashed_id'])
    .where('id', '=', loanId)
    .executeTakeFirstOrThrow();
  const { client_id: clientId, application_id: applicationId } = loan;
  const accepted = await readAcceptances(tx, { clientId, applicationId }, vault);
  const person = {
    name: await fullNameOf(tx, clientId),
    curp: (await findCurp(tx, clientId, { vault })) ?? '',
    client: clientId,
    loan: loan.hashed_id,
  };
  const files = [
    ...(await signedPapers(tx, { clientId, applicationId }, storage)),
    ...(await acceptedTexts(tx, accepted)),
    asJson('aceptaciones.json', acceptanceLog(person, accepted)),
    asText('aceptaciones.txt', readableLog(person, accepted)),
    asText('historial.csv', await historyOf(tx, { clientId, applicationId })),
    asText('bitacora.csv', await auditOf(tx, [clientId, applicationId, loanId])),
  ];
  return { bytes: await evidenceZip(files), rows: accepted.length };
}

interface Of {
  readonly clientId: string;
  readonly applicationId: string;
}

const asText = (name: string, text: string): EvidenceFile => ({ name, bytes: Buffer.from(text) });
const asJson = (name: string, value: unknown): EvidenceFile => asText(name, `${JSON.stringify(value, null, 2)}\n`);

/** Reads the exact bytes of every signed document of an application, including those that are no longer valid. */
async function signedPapers(tx: Tx, of: Of, storage: Services['storage']): Promise<EvidenceFile[]> {
  const rows = await tx
    .selectFrom('agreement')
    .select(['id', 'pdf_storage_key'])
    .where('client_id', '=', of.clientId)
    .where('application_id', '=', of.applicationId)
    .where('signed_at', 'is not', null)
    .orderBy('signed_at')
    .execute();
  const files: EvidenceFile[] = [];
  for (const { id, pdf_storage_key: key } of rows)
    if (key !== null) files.push({ name: `firmados/contrato-${id}.pdf`, bytes: await storage.get(key) });
  return files;
}

/** Reads each version that was accepted, as it is hashed. */
async function acceptedTexts(tx: Tx, accepted: readonly AcceptedThing[]): Promise<EvidenceFile[]> {
  const files = new Map<string, EvidenceFile>();
  for (const { kind, version } of accepted) {
    const text = version === null ? undefined : await textOfVersion(tx, { kind, version });
    const name = `textos/${kind}-v${version}.txt`;
    if (text) files.set(name, asText(name, text.text));
  }
  return [...files.values()];
}
