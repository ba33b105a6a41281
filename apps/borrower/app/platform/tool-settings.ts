/** Tools that watch a borrower on behalf of the lender, where they allow it. Each is off unless it is configured. */
export const TOOLS = ['collector', 'captcha', 'device', 'replay', 'affiliate'] as const;
export type Tool = (typeof TOOLS)[number];

/** Addresses and keys of the tools in use. They are public: a page shows them to every visitor. */
export interface ToolSettings {
  /** Scoring host, and the address of its public key. */
  readonly collector?: { readonly url: string; readonly authKey: string; readonly keyUrl: string };
  /** A captcha of the kind reCAPTCHA v3. */
  readonly captcha?: { readonly siteKey: string; readonly scriptUrl: string };
  /** Identifies the device by a black box (iovation). */
  readonly device?: { readonly scriptUrl: string };
  /** Records the page without its words (Hotjar). */
  readonly replay?: { readonly siteId: string; readonly scriptUrl: string };
  /** Notifies a partner that a visitor whom they sent applies. */
  readonly affiliate?: { readonly scriptUrl: string };
}
