import type { ToolSettings } from '../platform/tool-settings.ts';

/** What the browser needs to know of the tools of its page: nothing of one that may not run. */
export type OfferedTools = Omit<ToolSettings, 'collector'> & {
  readonly collector?: { readonly url: string; readonly authKey: string };
};

/** What the site gives the collector to begin with. */
export interface CollectorStart {
  readonly referenceNumber: string;
  /** RSA, as a JSON Web Key. */
  readonly publicKey: { readonly kid: string };
  /** The application was made: what is still to be sent is the last. */
  readonly isComplete: boolean;
}
