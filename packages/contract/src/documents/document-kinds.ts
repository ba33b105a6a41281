/** Photos that every new client uploads, in the order in which the site asks for them. */
export const ID_PHOTO_TYPES = ['id_front', 'id_back', 'selfie'] as const;
export type IdPhotoType = (typeof ID_PHOTO_TYPES)[number];

/** Image types that are accepted, by what the bytes say. */
export const ID_PHOTO_MIMES = ['image/jpeg', 'image/png', 'image/heic'] as const;
export type IdPhotoMime = (typeof ID_PHOTO_MIMES)[number];

/** The largest file accepted, in bytes. */
export const UPLOAD_LIMIT_BYTES = 12 * 1024 * 1024;
