import type { EditableSetting } from '../../forms/drafts/editable-setting.ts';

type SettingProblem = readonly [path: string, code: string];

/** Returns the settings whose typed value cannot even be sent, each with the code of its problem. */
export function unsendableProblems(
  typed: readonly (readonly [path: string, text: string])[],
  settings: readonly Pick<EditableSetting, 'path' | 'kind'>[],
): readonly SettingProblem[] {
  const kinds = new Map(settings.map(({ path, kind }) => [path, kind]));
  return typed
    .filter(([, text]) => !SENDABLE.test(text))
    .map(([path]) => [path, UNREAD[kinds.get(path) ?? 'switch'] ?? 'unreadable']);
}

const SENDABLE = /^[a-z0-9_.-]{0,24}$/;
const UNREAD: Readonly<Record<string, string>> = {
  money: 'not_an_amount',
  percent: 'not_a_percent',
  count: 'not_a_count',
};

/** Reads `path: code`, as the server names problems. */
export const problemsIn = (problems: unknown): readonly SettingProblem[] =>
  Array.isArray(problems)
    ? problems.map((problem) => {
        const [path = '', code = ''] = String(problem).split(': ');
        return [path, code] as const;
      })
    : [];
