import { Inline, LinkButton, Text, useHydrated } from '@lender/ui';
import { useNavigate } from '@lender/web/navigation';
import { useMemo } from 'react';
import { useShortcuts } from '../../shell/keys/use-shortcuts.ts';
import { useChangedSearch } from '../../shell/use-changed-search.ts';
import { actCopy } from './act/act.copy.es.ts';
import * as css from './act/act.css.ts';
import type { Act } from './act/act.ts';
import { useActs } from './act/use-acts.ts';
import { ActForm, type ActFormProps } from './act-form.tsx';
import { ACT_KEYS } from './case-keys.ts';
import type { CaseView } from './case-view.ts';

const { bar: copy } = actCopy;

export interface ActBarProps extends Omit<ActFormProps, 'act'> {
  readonly status: CaseView['status'];
  readonly acts: CaseView['acts'];
  /** Act whose form is open. */
  readonly open?: Act;
}

/** Draws the acts that are possible now, always at hand and over nothing; an act is confirmed before it counts. */
export function ActBar({ status, acts: possible, open, ...form }: ActBarProps) {
  const acts = useActs(possible);
  return (
    <section className={css.bar} aria-label={copy.label}>
      {open && acts.includes(open) ? (
        // Each act has its own form, so no input of the previous one stays in it.
        <ActForm key={open} {...form} act={open} />
      ) : (
        <Choices acts={acts} silence={possible.length > 1 ? copy.notYours : copy.closed(status.label)} />
      )}
    </section>
  );
}

interface ChoicesProps {
  readonly acts: readonly Act[];
  /** Words where nothing can be decided. */
  readonly silence: string;
}

const TONES = { approve: 'primary', reject: 'danger' } as const satisfies Partial<Record<Act, string>>;
const toneOf = (act: Act) => (act === 'approve' || act === 'reject' ? TONES[act] : 'secondary');

function Choices({ acts, silence }: ChoicesProps) {
  const searchWith = useChangedSearch();
  const isHydrated = useHydrated();
  useActKeys(acts);
  return (
    <Inline space="xs">
      {acts.every((act) => act === 'note') && <Text tone="soft">{silence}</Text>}
      {acts.map((act) => (
        <LinkButton key={act} href={searchWith({ decidir: act })} tone={toneOf(act)} aria-keyshortcuts={ACT_KEYS[act]}>
          {copy.acts[act]}
          <span className={css.key} data-waits={!isHydrated || undefined} aria-hidden="true">
            {ACT_KEYS[act]}
          </span>
        </LinkButton>
      ))}
    </Inline>
  );
}

function useActKeys(acts: readonly Act[]): void {
  const navigate = useNavigate();
  const searchWith = useChangedSearch();
  useShortcuts(
    useMemo(
      () =>
        Object.fromEntries(
          acts.map((act) => [
            ACT_KEYS[act],
            () => navigate(searchWith({ decidir: act }), { preventScrollReset: true }),
          ]),
        ),
      [acts, navigate, searchWith],
    ),
  );
}
