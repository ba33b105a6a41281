import type { Context } from '../../../implement.ts';

/** Lets caches keep an answer for an hour, if it is the same for every caller and changes with a release only. */
export const cacheForAnHour = ({ setHeaders }: Pick<Context<never>, 'setHeaders'>): void =>
  setHeaders({ 'cache-control': 'public, max-age=3600' });
