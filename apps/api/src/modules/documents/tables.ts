import type { PlainDate } from '@lender/calculator';
import type { UploadMime, UploadType } from '@lender/contract';
import type { Moment } from '../../kernel/database/schema.ts';

/** Tables that only `documents` writes. */
export interface DocumentsTables {
  document: DocumentTable;
}

interface DocumentTable {
  client_id: string;
  id: string;
  type: UploadType;
  mime: UploadMime;
  size_bytes: number;
  storage_key: string;
  uploaded_at: Moment;
  removed_at: Moment | null;
  /** Removed by its owner, by a newer one, or because of an objection to it; not known for old ones. */
  removal: 'deleted' | 'replaced' | 'objected' | null;
  /** JPEG made from a HEIC; null until its job has run, and for other files. */
  view_storage_key: string | null;
  sha256: string | null;
  /** By the clock of the device that sent it, if the device reported it. */
  file_changed_at: Moment | null;
  /** Application for which it was uploaded. */
  application_id: string | null;
  /** The last day on which the shown identification is valid, as its owner states; null where it was not stated. */
  valid_until: PlainDate | null;
}
