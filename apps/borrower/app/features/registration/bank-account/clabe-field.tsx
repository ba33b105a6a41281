import { checkPartialClabe, clabeMessageEs, formatClabe, formatClabeInput, type PartialClabe } from '@lender/clabe';
import { Field, type FieldProps, Stack, Text, TextInput } from '@lender/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compactCode } from '../../../forms/compact-code.ts';
import { useBankName } from './use-bank-name.ts';

export interface ClabeFieldProps extends Omit<FieldProps, 'children'> {
  /** Shown again. */
  readonly value: string | undefined;
  /** Of the number shown again, looked up by the server. */
  readonly bankName: string | undefined;
}

/**
 * A CLABE, grouped while it is typed at its end and on leaving it. Whatever is pasted, deleted or corrected in the
 * middle stays as it is: the caret never jumps, and letters are shown to be wrong instead of vanishing.
 */
export function ClabeField({ value = '', bankName, error, ...field }: ClabeFieldProps) {
  const [typed, setTyped] = useState(value);
  const digits = compactCode(typed);
  const liveName = useBankName(digits);
  const standing = checkPartialClabe(digits);
  const isPutRight = typed !== value && standing.status === 'complete';

  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const text = currentTarget.value;
    const caret = currentTarget.selectionStart ?? text.length;
    const isPlain = /^\d{0,18}$/.test(compactCode(text));
    if (isPlain && caret === text.length) currentTarget.value = formatClabeInput({ text, caret }).text;
    setTyped(currentTarget.value);
  };

  return (
    <Stack space="xs">
      <Field {...field} error={isPutRight ? undefined : error}>
        <TextInput
          name="clabe"
          defaultValue={value}
          inputMode="numeric"
          autoComplete="off"
          look="code"
          onInput={onInput}
          onBlur={({ currentTarget }) => {
            if (/^\d+$/.test(digits)) currentTarget.value = formatClabe(digits);
          }}
        />
      </Field>
      <ClabeProgress
        standing={digits === '' || (error && typed === value) ? undefined : standing}
        bankName={liveName ?? bankName}
      />
    </Stack>
  );
}

interface ClabeProgressProps {
  /** Nothing where nothing is typed, or where the error above says it already. */
  readonly standing: PartialClabe | undefined;
  readonly bankName: string | undefined;
}

/** How a half-typed CLABE stands. */
function ClabeProgress({ standing, bankName }: ClabeProgressProps) {
  const { t } = useTranslation('registration');
  return (
    <div role="status">
      {bankName && (
        <Text weight="bold" tone="ok">
          {t('bankAccount.bank', { bank: bankName })}
        </Text>
      )}
      {standing && (
        <Text size="small" tone={standing.status === 'invalid' ? 'danger' : 'soft'}>
          {standing.status === 'invalid' && clabeMessageEs(standing.problem)}
          {standing.status === 'incomplete' && t('bankAccount.missing', { count: standing.missingDigits })}
          {standing.status === 'complete' && t('bankAccount.complete')}
        </Text>
      )}
    </div>
  );
}
