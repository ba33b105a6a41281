/** Kind of query about an applicant's browser. */
export type ScreeningKind = 'device' | 'captcha';

/** One question about one application. */
export interface ScreeningKey {
  readonly clientId: string;
  readonly applicationId: string;
  readonly kind: ScreeningKind;
}

/** Returns the context under which the input of a query is sealed. */
export const screeningContext = ({ clientId, applicationId, kind }: ScreeningKey): string =>
  `screening:${clientId}:${applicationId}:${kind}`;
