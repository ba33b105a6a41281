import { checkPartialClabe, clabeMessageEs, formatClabe, formatClabeInput, type PartialClabe } from '@lender/clabe';
import { Field, type FieldProps, Stack, Text, TextInput } from '@lender/ui';
import { shapeAtEnd } from '@lender/web/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compactCode } from '../../../forms/compact-code.ts';
import { useBankName } from './use-bank-name.ts';

export interface ClabeFieldProps extends Omit<FieldProps, 'children'> {
  /** Shown again. */
  readonly value: string | undefined;
  /** Bank of the number that is shown again, looked up by the server. */
  readonly bankName: string | undefined;
}

/**
 * Shows the field of a CLABE, grouped while it is typed at its end and on leaving it. Text that is pasted, deleted or
 * corrected in the middle stays as it is: the caret never jumps, and letters are shown to be wrong instead of
 * vanishing.
 */
export function ClabeField({ value = '', bankName, error, ...field }: ClabeFieldProps) {
  const [typed, setTyped] = useState(value);
  const digits = compactCode(typed);
  const liveName = useBankName(digits);
  const status = checkPartialClabe(digits);
  // A number that is being corrected has its own message below: one message at a time.
  const isAsRefused = typed === value || digits === '';

  const onInput = (event: FormEvent<HTMLInputElement>) => {
    shapeAtEnd(event, groupClabe);
    setTyped(event.currentTarget.value);
  };

  return (
    <Stack space="xs">
      <Field {...field} error={isAsRefused ? error : undefined}>
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
        progress={digits === '' || (error && isAsRefused) ? undefined : status}
        bankName={liveName ?? bankName}
      />
    </Stack>
  );
}

/** Groups a CLABE; text with anything that is no part of a CLABE is left as it was typed, to be seen. */
const groupClabe = (text: string): string =>
  /^\d{0,18}$/.test(compactCode(text)) ? formatClabeInput({ text, caret: text.length }).text : text;

interface ClabeProgressProps {
  /** State of the half-typed number; absent where nothing is typed, or where the error above already says it. */
  readonly progress: PartialClabe | undefined;
  readonly bankName: string | undefined;
}

/** Shows the state of a half-typed CLABE. */
function ClabeProgress({ progress: status, bankName }: ClabeProgressProps) {
  const { t } = useTranslation('registration');
  return (
    <div role="status">
      {bankName && (
        <Text weight="bold" tone="ok">
          {t('bankAccount.bank', { bank: bankName })}
        </Text>
      )}
      {status && (
        <Text size="small" tone={status.status === 'invalid' ? 'danger' : 'soft'}>
          {status.status === 'invalid' && clabeMessageEs(status.problem)}
          {status.status === 'incomplete' && t('bankAccount.missing', { count: status.missingDigits })}
          {status.status === 'complete' && t('bankAccount.complete')}
        </Text>
      )}
    </div>
  );
}
