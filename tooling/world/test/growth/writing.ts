/** Input of a thread that writes: one request for each token, a number of them at a time. */
export interface Writing {
  readonly url: string;
  readonly body: string;
  readonly tokens: readonly string[];
  readonly atOnce: number;
}
