import type { Setting } from '@lender/lending';
import { type EditableSetting, editableSettings } from '../../forms/drafts/editable-setting.ts';
import { productLabel, productValue } from '../../vocabulary/product/product-words.ts';
import { productDraftCopy } from './products.copy.es.ts';

const { sections: copy } = productDraftCopy;

/** Related settings of a product. */
export interface ProductSection {
  readonly id: string;
  readonly title: string;
  readonly settings: readonly EditableSetting[];
  /** True when a setting in it is wrong. */
  readonly isWrong: boolean;
}

const SECTIONS = [
  ['limits', ['limits', 'initial']],
  ['rates', ['rates']],
  ['discount', ['discount']],
  ['terms', ['terms']],
  ['extensions', ['extensions']],
  ['late', ['late', 'promiseDays']],
  ['caps', ['caps', 'tolerance']],
  ['payout', ['payout', 'maxOpenLoans', 'accountProof']],
  ['promotions', ['promotions']],
] as const satisfies readonly (readonly [keyof typeof copy, readonly string[]])[];

/**
 * Returns the settings of a product that may be changed, in the order in which people look for them, with what is wrong
 * at each.
 */
export function productSections(
  settings: readonly Setting[],
  wrong: Readonly<Record<string, string>>,
): ProductSection[] {
  const editable = editableSettings(settings, (path) => productLabel(path, settings)).map((setting) => {
    const error = wrong[setting.path];
    return error === undefined ? setting : { ...setting, error };
  });
  return SECTIONS.map(([id, parts]) => {
    const within = editable.filter(({ path }) => parts.some((part) => part === path.split('.')[0]));
    return { id, title: copy[id], settings: within, isWrong: within.some(({ error }) => error !== undefined) };
  });
}

/** Returns the settings that are shown but not changed here. */
export const fixedRows = (settings: readonly Setting[]) =>
  settings
    .filter(({ path }) => path === 'withdrawalDays' || path === 'calendar')
    .map(({ path, value }) => ({ term: productLabel(path, settings), detail: productValue(path, value) }));
