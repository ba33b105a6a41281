/** Photos that every new client uploads, in the order in which the site asks for them. */
export const ID_PHOTO_TYPES = ['id_front', 'id_back', 'selfie'] as const;
export type IdPhotoType = (typeof ID_PHOTO_TYPES)[number];

/** Image types that are accepted, as detected from the bytes. */
export const ID_PHOTO_MIMES = ['image/jpeg', 'image/png', 'image/heic'] as const;
export type IdPhotoMime = (typeof ID_PHOTO_MIMES)[number];

/** Documents that may be asked for besides: a photo or a PDF. */
export const PROOF_TYPES = ['payroll', 'proof_of_address'] as const;
export type ProofType = (typeof PROOF_TYPES)[number];

/** Documents that may come as several files: the pages of a statement, a payslip for each pay day. */
export const PAPER_TYPES = ['payroll', 'bank_statement'] as const;
export type PaperType = (typeof PAPER_TYPES)[number];

/** Largest number of files of one document that an application takes. */
export const PAPER_FILES_LIMIT = 12;

/** Types of all that a client uploads. Bank statements and payslips may have several files, each other type has one. */
export const UPLOAD_TYPES = [...ID_PHOTO_TYPES, ...PROOF_TYPES, 'bank_statement'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** Objections to an upload, for which it is asked for once more. */
export const UPLOAD_OBJECTIONS = [
  'unreadable',
  'cut_off',
  'expired',
  'not_yours',
  'wrong_document',
  'missing',
] as const;
export type UploadObjection = (typeof UPLOAD_OBJECTIONS)[number];

/** Media types of uploads, as detected from the bytes. */
export const UPLOAD_MIMES = [...ID_PHOTO_MIMES, 'application/pdf'] as const;
export type UploadMime = (typeof UPLOAD_MIMES)[number];

/** Legal texts that are public. */
export const PUBLIC_DOCUMENT_TYPES = ['terms_and_conditions_anonymous', 'privacy_notice'] as const;
export type PublicDocumentType = (typeof PUBLIC_DOCUMENT_TYPES)[number];

/**
 * Documents of a client: the legal texts; the cover sheet of the agreement to be signed, else of the loan; the draft of
 * the agreement while one is due; and the letter that refuses an application.
 */
export const RENDERED_DOCUMENT_TYPES = [
  'terms_and_conditions',
  'privacy_notice',
  'loan_cover',
  'loan_agreement_draft',
  'decision_letter',
] as const;
export type RenderedDocumentType = (typeof RENDERED_DOCUMENT_TYPES)[number];

/** Documents that are also served as texts and figures, which a page lays out and prints. */
export const PRINTED_DOCUMENT_TYPES = ['loan_agreement', 'loan_cover', 'loan_statement'] as const;
export type PrintedDocumentType = (typeof PRINTED_DOCUMENT_TYPES)[number];

/** The largest file accepted, in bytes. */
export const UPLOAD_LIMIT_BYTES = 12 * 1024 * 1024;
