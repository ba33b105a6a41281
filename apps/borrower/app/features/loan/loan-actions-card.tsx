import { Card, Heading, Stack, TextLink } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { loanPath } from '../../vocabulary/loan-paths.ts';
import type { LoanView } from './loan-view.ts';

/** Shows the other self-service actions of the loan, each on a page of its own. */
export function LoanActionsCard({ id, errands: loanActions }: Pick<LoanView, 'id' | 'errands'>) {
  const { t } = useTranslation('loan');
  return (
    <Card labelledBy="errands">
      <Stack space="xs">
        <Heading level={2} id="errands">
          {t('loan.errands.title')}
        </Heading>
        {loanActions.map((loanAction) => (
          <TextLink key={loanAction} href={loanPath(loanAction, id)} place="alone" icon="right">
            {t(`loan.errands.${loanAction}`)}
          </TextLink>
        ))}
      </Stack>
    </Card>
  );
}
