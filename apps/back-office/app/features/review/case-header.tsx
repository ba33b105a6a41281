import { getLoanLedger } from '@lender/contract';
import { Amount, Heading, Inline, StatusBadge, Text, TextLink } from '@lender/ui';
import { QUEUES } from '../../screens.ts';
import { useMay } from '../../shell/staff.tsx';
import { useBack } from '../../shell/trail/use-trail.tsx';
import { caseCopy } from './case.copy.es.ts';
import * as css from './case.css.ts';
import type { CaseView } from './case-view.ts';

const { header: copy } = caseCopy;

export interface CaseHeaderProps {
  readonly view: CaseView;
  /** Queue from which the case was opened. */
  readonly from: string | undefined;
}

/** Draws the applicant, the amount, the status, the waiting time, and the reasons to look twice. */
export function CaseHeader({ view, from }: CaseHeaderProps) {
  const back = useBack({ href: QUEUES, label: caseCopy.back });
  return (
    <header className={css.head}>
      <Inline space="s">
        <TextLink href={from ?? back.href} place="alone" icon="left">
          {from === undefined ? back.label : caseCopy.back}
        </TextLink>
        <Heading level={1} size="large">
          {caseCopy.title(view.client)}
        </Heading>
        <Text as="span" size="small" tone="soft">
          {caseCopy.reference(view.reference)}
        </Text>
      </Inline>
      <Status {...view} />
    </header>
  );
}

function Status({ status, asked, offered, band, waits, flags, loanHref }: CaseView) {
  const may = useMay();
  return (
    <Inline space="s" align="baseline">
      <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
      <Figure label={copy.asked} amount={asked} />
      {offered && <Figure label={copy.offered} amount={offered} />}
      {band && <StatusBadge>{copy.band(band)}</StatusBadge>}
      {waits && (
        <Text as="span" size="small" tone={waits.isLate ? 'danger' : 'soft'}>
          {copy.waits(waits.words, waits.goal)}
        </Text>
      )}
      {waits?.isLate && <StatusBadge tone="danger">{copy.late}</StatusBadge>}
      {flags.map((flag) => (
        <StatusBadge key={flag} tone="warn">
          {flag}
        </StatusBadge>
      ))}
      {loanHref && may(getLoanLedger) && <TextLink href={loanHref}>{copy.loan}</TextLink>}
    </Inline>
  );
}

function Figure({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <span>
      {label} <Amount>{amount}</Amount>
    </span>
  );
}
