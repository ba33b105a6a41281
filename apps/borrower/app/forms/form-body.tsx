import { Button, Columns, ErrorSummary, Notice, Stack } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormView } from './use-form-view.ts';

export interface FormBodyProps {
  readonly view: Pick<FormView<string>, 'errors' | 'formError'>;
  /** Key of this rendered form, so that a double tap is one request. */
  readonly formKey?: string;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  /** Content below the main button. */
  readonly secondary?: ReactNode;
  /**
   * Weight of the form's buttons. `equal`: the refusal, in `secondary`, is shown beside the consent with the same
   * weight. @default 'main'
   */
  readonly weight?: 'main' | 'equal';
  readonly children?: ReactNode;
}

/** Content of every form: the problem on top, the fields, one main button at the end. */
export function FormBody({ view, formKey, submitLabel, isBusy, secondary, weight = 'main', children }: FormBodyProps) {
  const { t } = useTranslation('forms');
  return (
    <Stack space="l">
      <ErrorSummary title={t('summary', { count: view.errors.length })} errors={view.errors} />
      {view.formError && (
        <Notice tone="danger" role="alert">
          {view.formError}
        </Notice>
      )}
      {formKey && <FormKey value={formKey} />}
      {children}
      <Answers weight={weight}>
        <Button type="submit" width="full" tone={weight === 'equal' ? 'secondary' : 'primary'} isBusy={isBusy}>
          {submitLabel}
        </Button>
        {secondary}
      </Answers>
    </Stack>
  );
}

function Answers({ weight, children }: Required<Pick<FormBodyProps, 'weight' | 'children'>>) {
  if (weight === 'main') return <Stack space="s">{children}</Stack>;
  return (
    <Columns count={2} space="s">
      {children}
    </Columns>
  );
}
