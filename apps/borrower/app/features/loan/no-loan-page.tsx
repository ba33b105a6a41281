import {
  Card,
  Container,
  Heading,
  Inline,
  LinkButton,
  Notice,
  PageHeader,
  Section,
  Stack,
  StatusBadge,
  Text,
  TextLink,
} from '@lender/ui';
import { useTranslation } from 'react-i18next';
import type { EndedApplication } from '../../vocabulary/ended-application.ts';
import { EndedApplicationNotice } from '../../vocabulary/ended-application-notice.tsx';
import type { NotNow } from '../../vocabulary/not-now.ts';
import { NotNowNotice } from '../../vocabulary/not-now-notice.tsx';

export interface NoLoanPageProps {
  /** Reason why the client may not apply now. */
  readonly notNow: NotNow | null;
  /** Amount that the client may borrow; `null` where it is nothing. */
  readonly limit: string | null;
  /** Latest application, where it ended without a loan. */
  readonly ended: EndedApplication | null;
  readonly last: { readonly principal: string; readonly paid: string } | null;
  /** True when the last contract was cancelled a moment ago. */
  readonly isCancelled: boolean;
}

function ApplyAgain({ limit, isSecond }: Pick<NoLoanPageProps, 'limit'> & { readonly isSecond: boolean }) {
  const { t } = useTranslation('loan');
  return (
    <>
      {limit !== null && <Text weight="bold">{t('noLoan.limit', { amount: limit })}</Text>}
      {/* The notice above has the same way. */}
      {!isSecond && (
        <LinkButton href="/application/apply" width="full">
          {t('noLoan.apply')}
        </LinkButton>
      )}
    </>
  );
}

/** Shows that nothing is owed: the link to a new loan, and how the last one ended. */
export function NoLoanPage({ notNow, limit, ended, last, isCancelled }: NoLoanPageProps) {
  const { t } = useTranslation('loan');
  return (
    <Section>
      <Container width="form">
        <Stack space="l">
          <PageHeader title={t('noLoan.title')} lead={notNow ? undefined : t('noLoan.lead')} />
          {isCancelled && (
            <Notice tone="ok" role="status">
              {t('noLoan.cancelled')}
            </Notice>
          )}
          {ended && <EndedApplicationNotice ended={ended} mayApply={notNow === null} />}
          {notNow ? <NotNowNotice notNow={notNow} /> : <ApplyAgain limit={limit} isSecond={ended !== null} />}
          {last && (
            <Card labelledBy="last">
              <Stack space="s">
                <Inline justify="between">
                  <Heading level={2} id="last">
                    {t('noLoan.last')}
                  </Heading>
                  <StatusBadge tone="ok">{t('noLoan.lastPaid')}</StatusBadge>
                </Inline>
                <Text>{t('noLoan.lastText', last)}</Text>
                <TextLink href="/profile/my-loan" place="alone" icon="right">
                  {t('noLoan.see')}
                </TextLink>
              </Stack>
            </Card>
          )}
        </Stack>
      </Container>
    </Section>
  );
}
