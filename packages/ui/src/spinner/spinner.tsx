import { spinner } from './spinner.css.ts';

/** Something is under way. Says nothing by itself: put words or `aria-busy` beside it. */
export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}
