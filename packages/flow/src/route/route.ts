/** `public`: open to all. `registration`: open to all at the start, a client continues. `client`: signed in. */
export type Audience = 'public' | 'registration' | 'client';
/** Part of a page that is hydrated in the browser: nothing, one island of it, or the whole page. */
export type Hydration = 'none' | 'island' | 'page';

/** A page of the borrower site. The path `*` is the page for everything else, the 404. */
export interface Route {
  readonly id: `${string}___es`;
  readonly path: string;
  readonly audience: Audience;
  readonly hydration: Hydration;
}
