import type { ReactNode } from 'react';
import * as css from './illustration.css.ts';

const drawings = {
  receipt: (
    <>
      <path className={css.agave} d="M58 26h62v62H58z" />
      <path className={css.paper} d="M46 14h62v86l-7.75-6-7.75 6-7.75-6-7.75 6-7.75-6-7.75 6-7.75-6-7.75 6z" />
      <path d="M58 32h18M58 46h14M58 60h22M90 32h8M86 46h12M90 60h8M58 72h40" />
      <path className={css.clay} d="M82 78h16v6H82z" />
    </>
  ),
  calendar: (
    <>
      <path className={css.agave} d="M44 36h84v68H44z" />
      <path className={css.paper} d="M34 24h84v68H34z" />
      <path d="M34 42h84M52 16v14M100 16v14" />
      <path d="M46 54h6M64 54h6M82 54h6M100 54h6M46 66h6M64 66h6M46 78h6M64 78h6M82 78h6M100 78h6" />
      <circle className={css.clay} cx="85" cy="66" r="8" />
      <circle className={css.clay} cx="103" cy="66" r="8" opacity="0.45" />
    </>
  ),
  idCard: (
    <>
      <path className={css.agave} d="M42 40h96v56H42z" />
      <rect className={css.paper} x="24" y="26" width="100" height="62" rx="8" />
      <circle className={css.clay} cx="50" cy="50" r="9" />
      <path className={css.clay} d="M36 76a14 14 0 0 1 28 0z" />
      <path d="M76 44h34M76 56h34M76 68h20" />
    </>
  ),
  phone: (
    <>
      <path className={css.agave} d="M70 22h52v84H70z" />
      <rect className={css.paper} x="54" y="12" width="54" height="94" rx="10" />
      <path d="M74 98h14" />
      <path d="M66 44h6l4-6h10l4 6h6v28H66z" />
      <circle className={css.clay} cx="81" cy="58" r="8" />
    </>
  ),
  jar: (
    <>
      <path
        className={css.paper}
        d="M52 30h56v8c8 4 12 12 12 22v30c0 8-6 14-14 14H54c-8 0-14-6-14-14V60c0-10 4-18 12-22z"
      />
      <path className={css.agave} d="M41 72h78v18c0 8-5 13-13 13H54c-8 0-13-5-13-13z" />
      <path d="M48 22h64v8H48z" />
      <circle className={css.clay} cx="80" cy="54" r="10" />
      <path d="M80 49v10M72 88h16" />
    </>
  ),
  photoGood: (
    <>
      <path className={css.agave} d="M20 20h120v80H20z" />
      <rect className={css.paper} x="34" y="32" width="92" height="56" rx="6" />
      <circle className={css.clay} cx="56" cy="54" r="8" />
      <path className={css.clay} d="M44 78a12 12 0 0 1 24 0z" />
      <path d="M78 48h38M78 60h38M78 72h24M12 30V12h18M130 12h18v18M148 90v18h-18M30 108H12V90" />
    </>
  ),
  photoBad: (
    <>
      <path className={css.agave} d="M20 20h120v80H20z" />
      <path className={css.paper} d="M20 58 92 20h48v38L60 100H20z" />
      <circle className={css.clay} cx="62" cy="62" r="8" />
      <path d="M84 56l30-16M90 68l30-16M12 30V12h18M130 12h18v18M148 90v18h-18M30 108H12V90" />
      <path className={css.paper} d="M96 34l6 14 14 6-14 6-6 14-6-14-14-6 14-6z" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IllustrationName = keyof typeof drawings;

export interface IllustrationProps {
  readonly name: IllustrationName;
}

/** An object drawn with one ink line and two flat colours. Adds no information to the words. */
export function Illustration({ name }: IllustrationProps) {
  return (
    <svg className={css.drawing} viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
