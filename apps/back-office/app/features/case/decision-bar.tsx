import { approveCase, rejectCase } from '@lender/contract';
import { Container, Inline, LinkButton, Text, useHydrated } from '@lender/ui';
import { useNavigate } from '@remix-run/react';
import { useMemo } from 'react';
import { useMay } from '../../shell/staff.tsx';
import { useShortcuts } from '../../shell/use-shortcuts.ts';
import { bar } from './case-layout.css.ts';
import type { CaseView } from './case-view.ts';
import { decisionCopy } from './decision.copy.es.ts';
import { DecisionForm, type DecisionFormProps } from './decision-form.tsx';
import type { Verdict } from './verdict.ts';

const { bar: copy } = decisionCopy;

export interface DecisionBarProps extends Omit<DecisionFormProps, 'verdict'> {
  readonly status: CaseView['status'];
  readonly verdicts: CaseView['verdicts'];
  /** The one whose confirmation is open. */
  readonly open?: Verdict;
}

const ENDPOINTS = { approve: approveCase, reject: rejectCase } as const satisfies Record<Verdict, object>;

/** What can be decided now, always at hand; a verdict is confirmed before it counts. */
export function DecisionBar({ status, verdicts: possible, open, ...form }: DecisionBarProps) {
  const may = useMay();
  const verdicts = useMemo(() => possible.filter((verdict) => may(ENDPOINTS[verdict])), [may, possible]);
  return (
    <section className={bar} aria-label={copy.label}>
      <Container>
        {open && verdicts.includes(open) ? (
          <DecisionForm {...form} verdict={open} />
        ) : (
          <Choices status={status} verdicts={verdicts} isClosed={possible.length === 0} />
        )}
      </Container>
    </section>
  );
}

const verdictPath = (verdict: Verdict) => `?decidir=${verdict}`;

interface ChoicesProps extends Pick<DecisionBarProps, 'status' | 'verdicts'> {
  /** Nobody may decide in this status. */
  readonly isClosed: boolean;
}

function Choices({ status, verdicts, isClosed }: ChoicesProps) {
  useVerdictKeys(verdicts);
  const isHydrated = useHydrated();
  if (isClosed) return <Text tone="soft">{copy.closed(status.label)}</Text>;
  if (verdicts.length === 0) return <Text tone="soft">{copy.notYours}</Text>;
  return (
    <Inline space="s">
      {verdicts.includes('approve') && <LinkButton href={verdictPath('approve')}>{copy.approve}</LinkButton>}
      {verdicts.includes('reject') && (
        <LinkButton href={verdictPath('reject')} tone="danger">
          {copy.reject}
        </LinkButton>
      )}
      {isHydrated && (
        <Text as="span" size="small" tone="soft">
          {copy.keys}
        </Text>
      )}
    </Inline>
  );
}

function useVerdictKeys(verdicts: readonly Verdict[]): void {
  const navigate = useNavigate();
  useShortcuts(
    useMemo(() => {
      const open = (verdict: Verdict) => () => {
        if (verdicts.includes(verdict)) navigate(verdictPath(verdict), { preventScrollReset: true });
      };
      return { a: open('approve'), r: open('reject') };
    }, [navigate, verdicts]),
  );
}
