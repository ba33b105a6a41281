import type { getPolicyDraft, Reply } from '@lender/contract';
import type { ChangeRow } from '../../forms/drafts/change-row.ts';
import { draftsCopy } from '../../forms/drafts/drafts.copy.es.ts';
import { screenPath } from '../../screens.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { settingsByPath, settingValue, settingWords } from '../../vocabulary/policy/setting-words.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { type Comparison, movesWords, sideWords, verdictWords } from './comparison-view.ts';
import { draftCopy as copy } from './policies.copy.es.ts';
import { type PolicySection, policySections } from './policy-sections.ts';
import { type ShadowView, shadowView } from './shadow-view.ts';

type Draft = Reply<typeof getPolicyDraft>;
type DraftTest = NonNullable<Draft['test']>;

export interface TestView extends Comparison {
  readonly isStale: boolean;
  readonly counted: string;
  readonly testedAt: string;
  readonly differing: readonly { readonly href: string; readonly from: string; readonly to: string }[];
}

/** Draft as its page shows it. */
export interface DraftView {
  readonly id: string;
  readonly note: string;
  readonly about: string;
  readonly state: StatusWord;
  readonly revision: number;
  readonly isOpen: boolean;
  readonly isAsked: boolean;
  readonly mayPublish: boolean;
  readonly scheduled: Draft['scheduled'];
  readonly problems: readonly string[];
  readonly changes: readonly ChangeRow[];
  readonly sections: readonly PolicySection[];
  readonly test?: TestView;
  readonly shadow?: ShadowView;
}

export function draftView(draft: Draft): DraftView {
  const { id, note, state, basedOn, revision, authorName, test, problems } = draft;
  const isCurrent = test?.revision === revision && test.liveVersion === draft.liveVersion;
  return {
    id,
    note,
    about: draftsCopy.about(basedOn, revision, authorName),
    state: draftsCopy.draftStates[state],
    revision,
    isOpen: state === 'open' || state === 'asked',
    isAsked: state === 'asked',
    mayPublish: state === 'open' && isCurrent && problems.length === 0 && draft.changes.length > 0,
    scheduled: draft.scheduled,
    problems: problems.map(problemWords),
    changes: changeRows(draft),
    sections: policySections(draft.settings),
    ...(test && { test: testView(test, isCurrent) }),
    ...(draft.shadow && { shadow: shadowView(draft.shadow, revision) }),
  };
}

function problemWords({ code, about }: Draft['problems'][number]): string {
  const words = copy.problems.codes[code] ?? code;
  return about === null ? words : copy.problems.about(about, words);
}

/** Describes differences, with the settings that name them. */
export function changeRows({ changes, settings }: Pick<Draft, 'changes' | 'settings'>): ChangeRow[] {
  const byPath = settingsByPath(settings);
  return changes.map(({ path, before, after }) => ({
    path,
    what: settingWords(path, byPath),
    before: settingValue(path, before),
    after: settingValue(path, after),
  }));
}

const testView = (test: DraftTest, isCurrent: boolean): TestView => ({
  isStale: !isCurrent,
  counted: copy.test.counted(test.applications, test.untestable),
  testedAt: formatInstant(test.testedAt),
  sides: [
    { who: copy.test.live(test.liveVersion), ...sideWords(test.live) },
    { who: copy.test.draft, ...sideWords(test.draft) },
  ],
  moves: movesWords(test.moves),
  differing: test.differing.map(({ applicationId, from, to, fromAmount, toAmount }) => ({
    href: screenPath('case', { id: applicationId }),
    from: verdictWords(from, fromAmount),
    to: verdictWords(to, toAmount),
  })),
});
