import type { Setting } from '@lender/lending';
import { attributeLabel, ruleLabel } from '../rule.copy.es.ts';
import { formulaWords } from './formula.ts';
import { settingCopy as copy, needWords } from './setting.copy.es.ts';

export type Settings = ReadonlyMap<string, Setting>;

export const settingsByPath = (settings: readonly Setting[]): Settings =>
  new Map(settings.map((setting) => [setting.path, setting]));

/** Returns the words for a setting. An unnamed setting is shown as it is. */
export function settingWords(path: string, settings: Settings): string {
  const [part = '', ...names] = path.split('.');
  switch (part) {
    case 'asks':
      return Object.entries(needWords).find(([need]) => need === names[0])?.[1] ?? path;
    case 'preApproval':
      return copy.preApproval;
    case 'rules':
      return ruleSettingWords(names);
    case 'scorecard':
      return scoreSettingWords(names, settings);
    case 'bands':
      return names[1] === 'fromScore' ? copy.fromScore(names[0] ?? '') : copy.paymentToIncome(names[0] ?? '');
    case 'ladder':
      return ladderWords(names, settings);
    default:
      return copy.variable(names.join('.'));
  }
}

function ruleSettingWords([id = '', what, at]: readonly string[]): string {
  if (what === undefined) return copy.order;
  const rule = `${id} · ${ruleLabel(id)}`;
  if (what === 'enabled') return copy.enabled(rule);
  if (what === 'numbers') return copy.number(rule, Number(at));
  return what === 'when' ? copy.when(rule) : copy.thenDo(rule);
}

function scoreSettingWords([variable = '', what, at]: readonly string[], settings: Settings): string {
  if (what === undefined) return copy.base;
  const label = attributeLabel(variable);
  if (what === 'enabled') return copy.enabled(label);
  if (what === 'bins') return copy.bins(label);
  const bin = settings.get(`scorecard.${variable}.bins`)?.value.split(' ')[Number(at)];
  if (bin === undefined) return copy.pointsOf(label, Number(at) + 1);
  const [from = '', to = ''] = bin.split('..');
  return copy.points(label, copy.range(from, to));
}

function ladderWords([step = '', what]: readonly string[], settings: Settings): string {
  if (what !== 'factor') return copy.lateness(step);
  return copy.factor(copy.upTo(settings.get(`ladder.${step}.upToDaysLate`)?.value ?? ''));
}

/** Returns a setting's text in readable form. */
export function settingValue(path: string, value: string | null): string {
  if (value === null) return '—';
  if (path.endsWith('.when')) return formulaWords(value, []).replaceAll('?', '…');
  return value === 'true' ? copy.on : value === 'false' ? copy.off : value;
}

/** Describes the condition of a rule with its numbers. */
export function conditionOf(id: string, settings: Settings): string {
  const numbers = [...settings.values()].filter(({ path }) => path.startsWith(`rules.${id}.numbers.`));
  return formulaWords(
    settings.get(`rules.${id}.when`)?.value ?? '""',
    numbers.map(({ value }) => value),
  );
}
