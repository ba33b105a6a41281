import { spinner } from './spinner.css.ts';

/** Shows that work is in progress. Silent by itself: put words or `aria-busy` beside it. */
export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}
