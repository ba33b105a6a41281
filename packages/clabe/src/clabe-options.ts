import type { ClabeDirectory } from './clabe-directory.ts';

/** Checks that a caller may change. */
export interface ClabeOptions {
  /** Three-digit codes of the banks that may be used. Without it, every known bank may be used. */
  readonly allowedBanks?: readonly string[] | ReadonlySet<string>;
  /**
   * Treatment of an unknown bank: a problem, a warning beside a good result, or nothing. New banks open before a
   * directory knows them. `allowedBanks` is checked all the same.
   *
   * @default 'strict'
   */
  readonly bank?: 'strict' | 'warn' | 'ignore';
  /**
   * Treatment of an unknown plaza: a problem, a warning beside a good result, or nothing. Payment institutions (codes
   * 6xx and 7xx) invent plazas, so a form for people may prefer `'warn'`.
   *
   * @default 'strict'
   */
  readonly plaza?: 'strict' | 'warn' | 'ignore';
  /**
   * Directory of the bank and plaza codes that exist. Make one with `extendDirectory`. @default the published directory
   */
  readonly directory?: ClabeDirectory;
}
