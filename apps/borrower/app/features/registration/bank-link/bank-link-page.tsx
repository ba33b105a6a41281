import { Button, LinkButton, Notice, Stack, Text } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { StepPage } from '../step-page.tsx';
import { type BankLinkProblem, OPEN_PATH } from './bank-link.ts';

export interface BankLinkPageProps {
  readonly formKey: string;
  readonly back?: string | undefined;
  readonly problem: BankLinkProblem | null;
  /** Address at which an existing link is sent once more. */
  readonly retryPath: string | null;
  readonly isBusy: boolean;
}

const POINTS = ['see', 'password', 'revoke'] as const;

/**
 * Shows the form in which the client allows their account to be read: what for, by whom, and how to continue without.
 */
export function BankLinkPage({ formKey, back, problem, retryPath, isBusy }: BankLinkPageProps) {
  const { t } = useTranslation('bankLink');
  return (
    <StepPage title={t('title')} detail={t('detail')} lead={t('lead')} why={t('why')} back={back}>
      <Stack space="m">
        {problem && (
          <Notice tone={problem === 'left' ? 'info' : 'danger'} role="alert">
            {t(`problems.${problem}`)}
          </Notice>
        )}
        {POINTS.map((point) => (
          <Stack key={point} space="xxs">
            <Text weight="bold">{t(`points.${point}.title`)}</Text>
            <Text tone="soft">{t(`points.${point}.text`)}</Text>
          </Stack>
        ))}
        <Text size="small" tone="soft">
          {t('leaving')}
        </Text>
        <LinkButton href={retryPath ?? OPEN_PATH} width="full">
          {retryPath ? t('retry') : t('connect')}
        </LinkButton>
        <Form method="post">
          <FormKey value={formKey} />
          <Stack space="s">
            <Button type="submit" tone="secondary" width="full" isBusy={isBusy}>
              {t('skip')}
            </Button>
            <Text size="small" tone="soft">
              {t('skipHint')}
            </Text>
          </Stack>
        </Form>
      </Stack>
    </StepPage>
  );
}
