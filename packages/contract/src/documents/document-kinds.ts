/** Photos that every new client uploads, in the order in which the site asks for them. */
export const ID_PHOTO_TYPES = ['id_front', 'id_back', 'selfie'] as const;
export type IdPhotoType = (typeof ID_PHOTO_TYPES)[number];

/** Image types that are accepted, by what the bytes say. */
export const ID_PHOTO_MIMES = ['image/jpeg', 'image/png', 'image/heic'] as const;
export type IdPhotoMime = (typeof ID_PHOTO_MIMES)[number];

/** What may be asked for besides: a photo or a PDF. */
export const PROOF_TYPES = ['payroll', 'proof_of_address'] as const;
export type ProofType = (typeof PROOF_TYPES)[number];

/** Everything that a client uploads. Of a bank statement there are several files, of each other type one. */
export const UPLOAD_TYPES = [...ID_PHOTO_TYPES, ...PROOF_TYPES, 'bank_statement'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** Media types of what is uploaded, by what the bytes say. */
export const UPLOAD_MIMES = [...ID_PHOTO_MIMES, 'application/pdf'] as const;
export type UploadMime = (typeof UPLOAD_MIMES)[number];

/** Legal texts for anybody. */
export const PUBLIC_DOCUMENT_TYPES = ['terms_and_conditions_anonymous', 'privacy_notice'] as const;
export type PublicDocumentType = (typeof PUBLIC_DOCUMENT_TYPES)[number];

/** Documents of a client: the legal texts, and the cover sheet and the draft of the agreement while one is due. */
export const RENDERED_DOCUMENT_TYPES = [
  'terms_and_conditions',
  'privacy_notice',
  'loan_cover',
  'loan_agreement_draft',
] as const;
export type RenderedDocumentType = (typeof RENDERED_DOCUMENT_TYPES)[number];

/** The largest file accepted, in bytes. */
export const UPLOAD_LIMIT_BYTES = 12 * 1024 * 1024;
