import { Card, Container, NumberedSteps, PageHeader, Section, Stack } from '@lender/ui';
import { NoScriptRefresh } from '@lender/web/document';
import { useTranslation } from 'react-i18next';
import { CallUs } from './call-us.tsx';
import { Withdrawal, type WithdrawalProps } from './withdrawal.tsx';

/** Page while a member of staff reviews. */
export function ManualPage({ withdrawal }: { readonly withdrawal: WithdrawalProps }) {
  const { t } = useTranslation('application');
  return (
    <Section>
      <NoScriptRefresh seconds={60} />
      <Container width="reading">
        <Stack space="l">
          <PageHeader title={t('manual.title')} lead={t('manual.lead')} />
          <Card>
            <NumberedSteps steps={t('manual.steps', { returnObjects: true })} />
          </Card>
          <CallUs title={t('manual.contact')} />
          <Withdrawal {...withdrawal} />
        </Stack>
      </Container>
    </Section>
  );
}
