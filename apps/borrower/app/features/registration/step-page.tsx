import { Card, Container, Heading, PageHeader, Section, Split, Stack, Stepper, Text, TextLink } from '@lender/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Step, useStepNumber } from './use-step-number.ts';

export interface StepPageProps {
  readonly step: Step;
  readonly title: string;
  /** `Tu empleo · aprox. 1 min`. */
  readonly detail: string;
  readonly lead: string;
  /** Why this is asked, in one or two sentences. */
  readonly why: string;
  readonly children: ReactNode;
}

/** One page of the registration: where the client stands, one topic, and why it is asked. */
export function StepPage({ step, title, detail, lead, why, children }: StepPageProps) {
  const { t } = useTranslation('forms');
  const { current, total } = useStepNumber(step);
  return (
    <Section space="m">
      <Container>
        <Split side={320} space="l">
          <Stack space="l">
            <Stepper current={current} total={total} label={t('step', { current, total })} detail={detail} />
            <PageHeader title={title} lead={lead} />
            <Card>{children}</Card>
          </Stack>
          <Card tone="info" padding="m" labelledBy="why">
            <Stack space="s">
              <Heading level={2} size="body" id="why">
                {t('why')}
              </Heading>
              <Text>{why}</Text>
              <Text size="small" tone="soft">
                {t('privacy')} <TextLink href="/documentos#privacidad">{t('privacyLink')}</TextLink>
              </Text>
            </Stack>
          </Card>
        </Split>
      </Container>
    </Section>
  );
}
