/** What a thread writes: one request for each token, so many at a time. */
export interface Writing {
  readonly url: string;
  readonly body: string;
  readonly tokens: readonly string[];
  readonly atOnce: number;
}
