import * as css from './bars.css.ts';
import type { Bars as BarsData } from './code128.server.ts';

/** Pixels of the narrowest bar: a whole number, so that edges are sharp. */
const MODULE = 2;
const HEIGHT = 72;

/** Barcode of a reference, for a store to scan. */
export function Bars({ bars: { path, width }, label }: { readonly bars: BarsData; readonly label: string }) {
  return (
    <div className={css.sheet}>
      <svg
        className={css.bars}
        role="img"
        aria-label={label}
        width={width * MODULE}
        height={HEIGHT}
        viewBox={`0 0 ${width} 1`}
        preserveAspectRatio="none"
      >
        <path d={path} fill="currentColor" />
      </svg>
    </div>
  );
}
