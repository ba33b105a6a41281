import type { ToolSettings } from '../platform/tool-settings.ts';

/** Settings of the page's tools that the browser needs; nothing about a tool that may not run. */
export type OfferedTools = Omit<ToolSettings, 'collector'> & {
  readonly collector?: { readonly url: string; readonly authKey: string };
};

/** Values with which the collector starts. */
export interface CollectorStart {
  readonly referenceNumber: string;
  /** RSA key, as a JSON Web Key. */
  readonly publicKey: { readonly kid: string };
  /** True when the application was made: the data still to be sent is the last. */
  readonly isComplete: boolean;
}
