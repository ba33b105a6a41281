import { Card, Columns, Heading, LinkButton, Notice, type NumberedStep, NumberedSteps, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { ReadingPage } from './reading-page.tsx';

/** Page with the ways to pay a loan, step by step. */
export function HowToPayPage() {
  const { t } = useTranslation('information');
  return (
    <ReadingPage title={t('howToPay.title')} lead={t('howToPay.lead')} width="wide">
      <Stack space="l" align="start">
        <LinkButton href="/profile/my-loan">{t('howToPay.toLoan')}</LinkButton>
      </Stack>
      <Columns count={2} space="l">
        <PayMethod id="transfer" words={t('howToPay.transfer', { returnObjects: true })} />
        <PayMethod id="cash" words={t('howToPay.cash', { returnObjects: true })} />
      </Columns>
      <Notice tone="warn">{t('howToPay.scam')}</Notice>
      <Columns count={2} space="l">
        <Advice {...t('howToPay.early', { returnObjects: true })} />
        <Advice {...t('howToPay.late', { returnObjects: true })} />
      </Columns>
    </ReadingPage>
  );
}

interface PayMethodProps {
  readonly id: string;
  readonly words: { readonly title: string; readonly when: string; readonly steps: readonly NumberedStep[] };
}

function PayMethod({ id, words: { title, when, steps } }: PayMethodProps) {
  return (
    <Card labelledBy={id}>
      <Stack>
        <Stack space="xxs">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          <Text tone="soft">{when}</Text>
        </Stack>
        <NumberedSteps steps={steps} />
      </Stack>
    </Card>
  );
}

function Advice({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Stack space="xs">
      <Heading level={2} size="large">
        {title}
      </Heading>
      <Text>{text}</Text>
    </Stack>
  );
}
