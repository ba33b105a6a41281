/** What watches a borrower on behalf of the lender, where they allow it. Each is off unless it is configured. */
export const TOOLS = ['collector', 'captcha', 'device', 'replay', 'affiliate'] as const;
export type Tool = (typeof TOOLS)[number];

/** Where each tool in use is found. Whatever stands here, a page shows to whoever looks. */
export interface ToolSettings {
  /** The scoring host, and where its public key is read from. */
  readonly collector?: { readonly url: string; readonly authKey: string; readonly keyUrl: string };
  /** A captcha of the kind reCAPTCHA v3. */
  readonly captcha?: { readonly siteKey: string; readonly scriptUrl: string };
  /** Names the device by a black box (iovation). */
  readonly device?: { readonly scriptUrl: string };
  /** Films the page without its words (Hotjar). */
  readonly replay?: { readonly siteId: string; readonly scriptUrl: string };
  /** Tells a partner that somebody whom they sent applies. */
  readonly affiliate?: { readonly scriptUrl: string };
}
