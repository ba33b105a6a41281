/** Sends e-mail. */
export interface Email {
  /** @throws when the provider did not take the message; the job that asked tries again. */
  send(message: {
    readonly to: string;
    readonly subject: string;
    readonly text: string;
  }): Promise<{ readonly providerId: string }>;
}
