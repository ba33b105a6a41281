import { Card, Checkbox, Container, Notice, PageHeader, Section, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { Calculator, type CalculatorProps } from '../../calculator/calculator.tsx';
import { type ApplyProblem, LARGER_OFFER_FIELD } from './apply-form.ts';

export interface ApplyPageProps {
  readonly name: string;
  readonly problem: ApplyProblem | null;
  readonly calculator: Pick<CalculatorProps, 'setting' | 'initial' | 'offer'>;
  readonly formKey: string;
}

/** A client chooses the loan to apply for. */
export function ApplyPage({ name, problem, calculator, formKey }: ApplyPageProps) {
  const { t } = useTranslation('application');
  return (
    <Section>
      <Container width="form">
        <Stack space="l">
          <PageHeader eyebrow={t('apply.greeting', { name })} title={t('apply.title')} lead={t('apply.lead')} />
          {problem && (
            <Notice tone="danger" role="alert">
              {t(`apply.problems.${problem}`)}
            </Notice>
          )}
          <Card>
            <Calculator {...calculator} refreshAt="/application/apply" submitAt="/application/apply" formKey={formKey}>
              {calculator.setting.visitor.kind === 'repeated' && (
                <Checkbox id={LARGER_OFFER_FIELD} name={LARGER_OFFER_FIELD}>
                  {t('apply.largerOffer')}
                </Checkbox>
              )}
            </Calculator>
          </Card>
          <Text size="small" tone="soft">
            {t('apply.afterwards')}
          </Text>
        </Stack>
      </Container>
    </Section>
  );
}
