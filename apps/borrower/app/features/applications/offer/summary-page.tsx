import { Card, Container, Heading, LinkButton, Notice, PageHeader, Section, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { OfferReceipt } from '../../../price/offer-receipt.tsx';
import { Withdrawal } from '../withdrawal.tsx';
import { ConsentForm } from './consent-form.tsx';
import { CostDetails } from './cost-details.tsx';
import { SignForm } from './sign-form.tsx';
import type { SummaryProblem } from './summary.server.ts';
import type { SummaryView } from './summary-view.ts';

export interface SummaryPageProps {
  readonly applicationId: string;
  readonly phoneLastFour: string;
  readonly view: SummaryView;
  /** Length of the code that was sent; `null` before the first. */
  readonly digits: number | null;
  readonly formKey: string;
  /** True when the client asked to withdraw and must confirm it. */
  readonly isAsked: boolean;
  readonly refused: SummaryProblem | undefined;
}

/** Page with everything that is read before signing, and the signature. */
export function SummaryPage(props: SummaryPageProps) {
  const { applicationId, phoneLastFour, view, digits, formKey, isAsked, refused } = props;
  const { t } = useTranslation('offer');
  const { receipt } = view;
  // A code that was sent for other figures is not valid: the client has to ask for another one.
  const isCodeLive = digits !== null && !refused?.changedFrom;
  const problemOf = (form: SummaryProblem['form']) => (refused?.form === form ? refused.problem : undefined);
  return (
    <Section>
      <Container width="reading">
        <Stack space="l">
          <PageHeader title={t('summary.title')} lead={t('summary.lead')} />
          {refused?.changedFrom && <Changed from={refused.changedFrom} to={receipt} />}
          <OfferReceipt id="summary" view={receipt} hasRate />
          <CostDetails view={view} />
          <Card labelledBy="contract">
            <Stack space="s">
              <Heading level={2} id="contract">
                {t('summary.contract.title')}
              </Heading>
              <Text>{t('summary.contract.text')}</Text>
              <LinkButton href="/registration/draft-agreement" tone="secondary" icon="file" target="_blank">
                {t('summary.contract.open')}
              </LinkButton>
            </Stack>
          </Card>
          <Card>
            {isCodeLive ? (
              <SignForm
                {...{ applicationId, phoneLastFour, digits, receipt, formKey }}
                problem={problemOf('sign')}
                resendProblem={problemOf('consent')}
              />
            ) : (
              <ConsentForm phoneLastFour={phoneLastFour} problem={problemOf('consent')} />
            )}
          </Card>
          <Withdrawal
            at="/registration/summary"
            applicationId={applicationId}
            isAsked={isAsked}
            label={t('summary.refuse')}
          />
          <Text size="small" tone="soft">
            {t('summary.cancel')}
          </Text>
        </Stack>
      </Container>
    </Section>
  );
}

interface ChangedProps {
  readonly from: NonNullable<SummaryProblem['changedFrom']>;
  readonly to: SummaryView['receipt'];
}

function Changed({ from, to }: ChangedProps) {
  const { t } = useTranslation('offer');
  return (
    <Notice tone="warn" role="alert" title={t('summary.changedTitle')}>
      {t('summary.changed', {
        totalBefore: from.total,
        dueBefore: from.dueDay,
        total: to.total.amount,
        due: to.dueDay,
      })}
    </Notice>
  );
}
