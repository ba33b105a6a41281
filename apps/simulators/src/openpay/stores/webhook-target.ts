/** Where events are told, and who says so. */
export interface WebhookTarget {
  readonly url: string;
  readonly user: string;
  readonly password: string;
}
