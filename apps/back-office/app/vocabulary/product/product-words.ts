import { isPayCycle } from '@lender/calculator';
import { isLendingProblemCode, lendingMessageEs, type Setting } from '@lender/lending';
import { groupThousands } from '../pesos.ts';
import {
  productWordsCopy as copy,
  cycleWords,
  productSettingWords,
  type SettingUnit,
} from './product-setting.copy.es.ts';

type Settings = readonly Pick<Setting, 'path' | 'value'>[];

/** Returns the words for a setting of the product. An unnamed setting is shown as it is. */
export function productLabel(path: string, settings: Settings): string {
  const [part, at = '', what = '', tariffPart = ''] = path.split('.');
  if (part === 'terms' && isPayCycle(at) && (what === 'minDays' || what === 'maxDays'))
    return copy.term(cycleWords[at], what);
  if (part === 'extensions' && at === 'tariffs') {
    const kind = settings.find((setting) => setting.path === `extensions.tariffs.${what}.kind`)?.value ?? '';
    return copy.tariffOf(
      copy.tariffs[kind] ?? copy.tariff,
      Number(what) + 1,
      copy.tariffPart[tariffPart] ?? tariffPart,
    );
  }
  return productSettingWords[path]?.label ?? path;
}

/** Returns a setting's text in readable form. */
export function productValue(path: string, value: string | null): string {
  if (value === null || value === '') return copy.nothing;
  const unit = unitOf(path);
  if (unit === 'pesos') return groupThousands(`$${value.includes('.') ? value : `${value}.00`}`);
  if (unit === 'percent') return `${value}\u00a0%`;
  if (unit === 'switch') return value === 'true' ? copy.on : copy.off;
  return unit === 'choice' ? choiceWords(path, value) : value;
}

/** Returns the words for one of the choices of a setting. */
export const choiceWords = (path: string, choice: string): string =>
  isPayCycle(choice) ? cycleWords[choice] : (copy.choices[path]?.[choice] ?? choice);

/** Returns in words what is wrong with a setting, and what is allowed. */
export function problemWords({ path, bounds }: Pick<Setting, 'path' | 'bounds'>, code: string): string {
  const words = lendingMessageEs({ code: isLendingProblemCode(code) ? code : 'unreadable' });
  const isReadWrong = code === 'out_of_bounds' || code.startsWith('not_a');
  if (!bounds || !isReadWrong) return words;
  return `${words} ${copy.range(productValue(path, bounds.least), productValue(path, bounds.most))}`;
}

const unitOf = (path: string): SettingUnit =>
  productSettingWords[path]?.unit ?? (path.endsWith('.commission') ? 'percent' : 'plain');
