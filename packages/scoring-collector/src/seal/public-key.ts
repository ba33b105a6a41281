/** The public key of who may open chunks, as a JSON Web Key (RFC 7517): RSA, 2048 bits or more. */
export interface PublicKey extends JsonWebKey {
  /** What the receiver calls it, so that it can be replaced. */
  readonly kid: string;
}

/** What JWE calls RSA-OAEP-256. */
export const keyWrap = { name: 'RSA-OAEP', hash: 'SHA-256' };
