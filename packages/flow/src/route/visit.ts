/** What the server said about the client's flow. Texts, because a newer server may know more words than we do. */
export interface ReportedFlow {
  readonly step: string;
  readonly status: string;
  /** The steps before this one that may be opened again. */
  readonly finished?: readonly string[];
  /** What is wrong with what was given: a photo that nobody can read. */
  readonly errors?: readonly FlowError[];
}

/** What is wrong, and of which document; of none where the whole application is meant. */
export interface FlowError {
  readonly document?: string | undefined;
  readonly code: string;
}

/** The parts of a URL that matter here. A `URL` and a router's location are both one. */
export interface PageLocation {
  readonly pathname: string;
  /** The query with its question mark, or nothing. */
  readonly search?: string;
}

export interface GuestSession {
  readonly kind: 'guest';
  /** The visitor carries the cookie `qa-disable-flow`. */
  readonly qaCookie?: boolean;
}

export interface ClientSession {
  readonly kind: 'client';
  readonly qaCookie?: boolean;
  /** Client status 2. */
  readonly blocked?: boolean;
  /** Staff opened the account: its client accepts the terms and sets a password before anything else. */
  readonly mustComplete?: boolean;
  readonly firstName?: string;
  /** The application's `hashedId`, or its id where there is none. */
  readonly applicationId?: string;
  /** The money is handed out at a cash desk. */
  readonly cashPayout?: boolean;
}

export interface UserSession {
  readonly kind: 'user';
  readonly qaCookie?: boolean;
}

/** Who is looking: nobody we know, a borrower, or somebody of the lender's staff. */
export type Session = GuestSession | ClientSession | UserSession;

export interface FlowConfig {
  /** Whether this server honours the sandbox at all. */
  readonly sandboxAllowed: boolean;
  /**
   * Where step `facebook` sends the client: an absolute URL, or the path of a page of this site, on which the client then
   * may stand. Without one the client stays.
   */
  readonly externalLoginUrl?: string;
}

/**
 * `enter`: a page is about to be shown, so it may be replaced.
 * `poll`: the client is looking at it, so it is taken away only for a reason.
 */
export type Mode = 'enter' | 'poll';

/** Everything on which the answer depends. */
export interface Visit {
  /** `null` when the flow was not loaded. */
  readonly flow: ReportedFlow | null;
  readonly location: PageLocation;
  readonly session: Session;
  readonly mode: Mode;
  readonly config: FlowConfig;
}
