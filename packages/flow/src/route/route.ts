/** `public`: anybody. `registration`: anybody may start, a client goes on. `client`: signed in. */
export type Audience = 'public' | 'registration' | 'client';
/** How a page wakes up in the browser: not at all, one island of it, or the whole page. */
export type Hydration = 'none' | 'island' | 'page';

/** A page of the borrower site. The path `*` is the page for everything else, the 404. */
export interface Route {
  readonly id: `${string}___es`;
  readonly path: string;
  readonly audience: Audience;
  readonly hydration: Hydration;
}
