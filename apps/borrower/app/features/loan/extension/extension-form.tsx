import { Card, LinkButton, RadioGroup, Stack, Text, TextLink } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { useFormView } from '../../../forms/use-form-view.ts';
import { loanPath } from '../../../vocabulary/loan-paths.ts';
import { AGREEMENT_PARAMETER, EXTENSION_FIELDS, type ExtensionField } from './extension.ts';
import type { ExtensionChoice } from './extension-view.ts';

export interface ExtensionFormProps {
  readonly loanId: string;
  readonly choices: readonly ExtensionChoice[];
  readonly problem: FormProblem<ExtensionField> | undefined;
  readonly isBusy: boolean;
}

/** Form with the extensions to choose from. None is preselected, and declining is as easy as accepting. */
export function ExtensionForm({ loanId, choices, problem, isBusy }: ExtensionFormProps) {
  const { t } = useTranslation('extension');
  const view = useFormView({ words: 'extension:form', fields: EXTENSION_FIELDS, problem });
  const { label: legend, ...field } = view.field('rolloverId');
  return (
    <Card labelledBy="rolloverId">
      <Form method="post" action={loanPath('extend', loanId)} noValidate>
        <FormBody
          view={view}
          submitLabel={t('form.submit')}
          isBusy={isBusy}
          weight="equal"
          secondary={
            <LinkButton href={loanPath('loan', loanId)} width="full" tone="secondary">
              {t('form.refuse')}
            </LinkButton>
          }
        >
          <RadioGroup
            {...field}
            legend={legend}
            name="rolloverId"
            look="cards"
            options={choices.map((choice) => ({
              value: choice.rolloverId,
              label: t('choice.title', { count: choice.days, ...choice }),
              description: <Costs choice={choice} />,
            }))}
          />
          <Text weight="bold">{t('principal')}</Text>
          <Stack space="xs">
            {choices.map(({ rolloverId, days }) => (
              <TextLink
                key={rolloverId}
                href={loanPath('agreement', loanId, { [AGREEMENT_PARAMETER]: rolloverId })}
                place="alone"
                icon="file"
                target="_blank"
              >
                {t('choice.agreement', { count: days })}
              </TextLink>
            ))}
          </Stack>
          <Text size="small" tone="soft">
            {t('unpaid')}
          </Text>
        </FormBody>
      </Form>
    </Card>
  );
}

/** Shows what one extension costs now, later and in all, alone and with a part of the principal. */
function Costs({ choice }: { readonly choice: ExtensionChoice }) {
  const { t } = useTranslation('extension');
  return (
    <>
      {t('choice.now', { ...choice })}
      <br />
      {t('choice.later', { ...choice })}
      <br />
      <strong>{t('choice.total', { ...choice })}</strong>
      {choice.withPart && (
        <>
          <br />
          {t('choice.withPart', { ...choice.withPart })}
        </>
      )}
    </>
  );
}
