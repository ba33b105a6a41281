/** `SEQUENCE { INTEGER 1, SEQUENCE { SEQUENCE { OID sha-256, NULL }, OCTET STRING of 32 bytes`, as DER. */
const BEFORE_HASH = Buffer.from('30390201013031300d060960864801650304020105000420', 'hex');
/** `BOOLEAN TRUE }`: the authority includes its certificate in the answer. */
const AFTER_HASH = Buffer.from('0101ff', 'hex');

/**
 * Builds the request by which a time-stamping authority certifies that something existed at a moment: a `TimeStampReq`
 * of RFC 3161, without a nonce, so that the same hash gives the same request.
 *
 * @param sha256 - in hex
 */
export const timestampQuery = (sha256: string): Buffer =>
  Buffer.concat([BEFORE_HASH, Buffer.from(sha256, 'hex'), AFTER_HASH]);
