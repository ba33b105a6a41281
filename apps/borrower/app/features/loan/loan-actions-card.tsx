import { Card, Heading, Stack, TextLink } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { loanPath } from '../../vocabulary/loan-paths.ts';
import type { LoanView } from './loan-view.ts';

/** Shows the other self-service actions of the loan, each on a page of its own. */
export function LoanActionsCard({ id, actions: loanActions }: Pick<LoanView, 'id' | 'actions'>) {
  const { t } = useTranslation('loan');
  return (
    <Card labelledBy="actions">
      <Stack space="xs">
        <Heading level={2} id="actions">
          {t('loan.actions.title')}
        </Heading>
        {loanActions.map((loanAction) => (
          <TextLink key={loanAction} href={loanPath(loanAction, id)} place="alone" icon="right">
            {t(`loan.actions.${loanAction}`)}
          </TextLink>
        ))}
      </Stack>
    </Card>
  );
}
