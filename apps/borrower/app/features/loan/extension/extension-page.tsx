import { Amount, Card, EmptyState, Heading, LinkButton, Notice, Stack, Text } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { useTranslation } from 'react-i18next';
import { loanPath } from '../../../vocabulary/loan-paths.ts';
import { LoanActionPage } from '../loan-action-page.tsx';
import { payQuery } from '../pay/pay-address.ts';
import type { ExtensionField } from './extension.ts';
import { ExtensionForm } from './extension-form.tsx';
import type { ExtensionView } from './extension-view.ts';

export interface ExtensionPageProps {
  readonly loanId: string;
  readonly view: ExtensionView;
  readonly problem: FormProblem<ExtensionField> | undefined;
  readonly isBusy: boolean;
}

/** Page that compares extending a loan with paying it now, each with its total cost. */
export function ExtensionPage({ loanId, view, problem, isBusy }: ExtensionPageProps) {
  const { t } = useTranslation('extension');
  const hasChoices = view.choices.length > 0;
  return (
    <LoanActionPage loanId={loanId} title={t('title')} lead={hasChoices ? t('lead') : undefined}>
      {view.chosen && <Chosen loanId={loanId} chosen={view.chosen} />}
      {!hasChoices && (
        <EmptyState
          title={t('none.title')}
          actions={<LinkButton href={loanPath('hardship', loanId)}>{t('none.hardship')}</LinkButton>}
        >
          {t('none.text')}
        </EmptyState>
      )}
      {hasChoices && (
        <>
          <Card labelledBy="now">
            <Stack space="s">
              <Heading level={2} id="now">
                {t('now.title')}
              </Heading>
              <Amount size="display">{view.payAll}</Amount>
              <LinkButton href={loanPath('pay', loanId)} width="full">
                {t('now.pay', { amount: view.payAll })}
              </LinkButton>
            </Stack>
          </Card>
          <ExtensionForm loanId={loanId} choices={view.choices} problem={problem} isBusy={isBusy} />
        </>
      )}
    </LoanActionPage>
  );
}

interface ChosenProps {
  readonly loanId: string;
  readonly chosen: NonNullable<ExtensionView['chosen']>;
}

/** The extension that waits for its payment, and what happens without that payment. */
function Chosen({ loanId, chosen }: ChosenProps) {
  const { t } = useTranslation('extension');
  return (
    <Notice tone="info" title={t('chosen.title', { ...chosen })}>
      <Stack space="s" align="start">
        <Text>{t('chosen.unpaid', { ...chosen })}</Text>
        <LinkButton href={loanPath('pay', loanId, payQuery({ purpose: 'prorroga', method: 'tienda' }))}>
          {t('chosen.pay', { ...chosen })}
        </LinkButton>
      </Stack>
    </Notice>
  );
}
