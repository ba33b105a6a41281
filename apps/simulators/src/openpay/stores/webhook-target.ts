/** Address to which events are sent, and the credentials of their sender. */
export interface WebhookTarget {
  readonly url: string;
  readonly user: string;
  readonly password: string;
}
