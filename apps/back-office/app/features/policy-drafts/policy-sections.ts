import type { Setting } from '@lender/lending';
import { type EditableSetting, editableSettings } from '../../forms/drafts/editable-setting.ts';
import { conditionOf, settingsByPath, settingWords } from '../../vocabulary/policy/setting-words.ts';
import { ruleLabel } from '../../vocabulary/rule.copy.es.ts';
import { draftCopy } from './policies.copy.es.ts';

const { edit: copy } = draftCopy;

/** Settings of one rule, or of one table. */
export interface SettingGroup {
  readonly id: string;
  /** Title; absent when the section has it. */
  readonly title?: string;
  readonly text?: string;
  readonly settings: readonly EditableSetting[];
}

export interface PolicySection {
  readonly id: string;
  readonly title: string;
  readonly groups: readonly SettingGroup[];
}

/** Returns the settings of a policy that may be changed, in the order in which people look for them. */
export function policySections(settings: readonly Setting[]): PolicySection[] {
  const byPath = settingsByPath(settings);
  const editable = editableSettings(settings, (path) => settingWords(path, byPath));
  const under = (part: string) => editable.filter(({ path }) => path.split('.')[0] === part);
  const rules = [...new Set(under('rules').map(({ path }) => path.split('.')[1] ?? ''))];
  const whole = (id: string, title: string, of = under(id)): PolicySection => ({
    id,
    title,
    groups: [{ id, settings: of }],
  });
  return [
    {
      id: 'rules',
      title: copy.rules,
      groups: rules.map((id) => ({
        id,
        title: `${id} · ${ruleLabel(id)}`,
        text: conditionOf(id, byPath),
        settings: editable.filter(({ path }) => path.startsWith(`rules.${id}.`)),
      })),
    },
    whole('asks', copy.asks, [...under('asks'), ...under('preApproval')]),
    whole('scorecard', copy.scorecard),
    whole('bands', copy.bands),
    whole('ladder', copy.ladder),
  ];
}
