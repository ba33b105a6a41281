import type { ClabeDirectory } from './clabe-directory.ts';

/** What a caller may change about the checks. */
export interface ClabeOptions {
  /** Three-digit codes of the banks that may be used. Without it, every known bank may. */
  readonly allowedBanks?: readonly string[] | ReadonlySet<string>;
  /**
   * What an unknown bank means: a problem, a warning beside a good result, or nothing. New ones open before a directory
   * knows them. `allowedBanks` is asked all the same.
   *
   * @default 'strict'
   */
  readonly bank?: 'strict' | 'warn' | 'ignore';
  /**
   * What an unknown plaza means: a problem, a warning beside a good result, or nothing. Payment institutions
   * (codes 6xx and 7xx) invent plazas, so a form for people may prefer `'warn'`.
   *
   * @default 'strict'
   */
  readonly plaza?: 'strict' | 'warn' | 'ignore';
  /** Which bank and plaza codes exist. Make one with `extendDirectory`. @default the published directory */
  readonly directory?: ClabeDirectory;
}
