import { Card, Container, Heading, PageHeader, Section, Split, Stack, Stepper, Text, TextLink } from '@lender/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Step, stepNumber } from './step-number.ts';

export interface StepPageProps {
  /** Position among the steps that every client has; absent for a step that only some are asked for. */
  readonly step?: Step;
  readonly title: string;
  /** `Tu empleo · aprox. 1 min`. */
  readonly detail: string;
  readonly lead: string;
  /** Reason why this is asked, in one or two sentences. */
  readonly why: string;
  /** Previous page, where there is one. */
  readonly back?: string | undefined;
  /** True when the page has its own cards. @default false */
  readonly isBare?: boolean;
  readonly children: ReactNode;
}

/** Shows one page of the registration: the client's progress, one topic, and why it is asked. */
export function StepPage({ step, title, detail, lead, why, back, isBare = false, children }: StepPageProps) {
  const { t } = useTranslation('forms');
  return (
    <Section space="m">
      <Container>
        <Split side={320} space="l">
          <Stack space="l">
            {step ? <StepPlace step={step} detail={detail} /> : <Text tone="soft">{detail}</Text>}
            <PageHeader title={title} lead={lead} {...(back && { back: { href: back, label: t('back') } })} />
            {isBare ? children : <Card>{children}</Card>}
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

function StepPlace({ step, detail }: { readonly step: Step; readonly detail: string }) {
  const { t } = useTranslation('forms');
  const { current, total } = stepNumber(step);
  return <Stepper label={t('step', { current, total })} detail={detail} />;
}
