import type { Context } from '../../../implement.ts';

/** What is the same for everybody and changes with a release may be kept for an hour on the way. */
export const cacheForAnHour = ({ setHeaders }: Pick<Context<never>, 'setHeaders'>): void =>
  setHeaders({ 'cache-control': 'public, max-age=3600' });
