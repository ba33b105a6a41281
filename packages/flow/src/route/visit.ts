/**
 * State of the client's flow, as the server reports it. Texts, because a newer server may know more words than the app.
 */
export interface ReportedFlow {
  readonly step: string;
  readonly status: string;
  /** Steps before this one that may be opened again. */
  readonly finished?: readonly string[];
  /** Errors in what the client gave, such as a photo that cannot be read. */
  readonly errors?: readonly FlowError[];
}

/** Error, with the document that it is about; without one where the whole application is meant. */
export interface FlowError {
  readonly document?: string | undefined;
  readonly code: string;
}

/** Parts of a URL that are used here. A `URL` and a router's location both have them. */
export interface PageLocation {
  readonly pathname: string;
  /** The query with its question mark, or nothing. */
  readonly search?: string;
}

export interface GuestSession {
  readonly kind: 'guest';
  /** True when the visitor has the cookie `qa-disable-flow`. */
  readonly qaCookie?: boolean;
}

export interface ClientSession {
  readonly kind: 'client';
  readonly qaCookie?: boolean;
  /** Client status 2. */
  readonly blocked?: boolean;
  /** True when staff opened the account: its client accepts the terms and sets a password before anything else. */
  readonly mustComplete?: boolean;
  readonly firstName?: string;
  /** The application's `hashedId`, or its id where there is none. */
  readonly applicationId?: string;
  /** True when the money is paid out at a cash desk. */
  readonly cashPayout?: boolean;
}

export interface UserSession {
  readonly kind: 'user';
  readonly qaCookie?: boolean;
}

/** Session of the visitor: an unknown guest, a borrower, or a member of staff. */
export type Session = GuestSession | ClientSession | UserSession;

export interface FlowConfig {
  /** True when this server allows the sandbox at all. */
  readonly sandboxAllowed: boolean;
  /**
   * Destination of the step `facebook`: an absolute URL, or the path of a page of this site, on which the client then
   * may stay. Without one the client stays.
   */
  readonly externalLoginUrl?: string;
}

/**
 * `enter`: a page is about to be shown, so it may be replaced. `poll`: the client is looking at it, so it is replaced
 * only for a reason.
 */
export type Mode = 'enter' | 'poll';

/** Everything on which the decision depends. */
export interface Visit {
  /** `null` when the flow was not loaded. */
  readonly flow: ReportedFlow | null;
  readonly location: PageLocation;
  readonly session: Session;
  readonly mode: Mode;
  readonly config: FlowConfig;
}
