import type { Endpoint } from '@lender/contract';
import { Columns, Stack, Text } from '@lender/ui';
import { useWords } from '../page/language.ts';
import { useForm } from '../page/use-address.ts';
import { TypedSelect } from '../parts/typed-select.tsx';
import { TypedText } from '../parts/typed-text.tsx';
import { operationEn } from './operation.copy.en.ts';
import { operationEs } from './operation.copy.es.ts';
import { findOperations } from './operations.ts';

const FORM = { find: '', operation: 'loginClient' };

/** Returns the chosen call, the same in every section. */
export function useOperation(): Endpoint | undefined {
  const { find, operation } = useForm('operation', FORM);
  const found = findOperations(find);
  return found.find(({ name }) => name === operation) ?? found[0];
}

/** Choice of one call, found by its subject. */
export function OperationChoice() {
  const words = useWords({ es: operationEs, en: operationEn });
  const { find } = useForm('operation', FORM);
  const chosen = useOperation();
  const options = findOperations(find).map(({ name, method, path }) => ({
    value: name,
    label: `${name} · ${method} ${path}`,
  }));
  return (
    <Stack space="s">
      <Columns count={2} align="end">
        <TypedText name="operation-find" label={words.find} hint={words.findHint} />
        <TypedSelect
          name="operation-operation"
          label={words.operation}
          options={options}
          initial={chosen?.name ?? ''}
        />
      </Columns>
      {!chosen && <Text tone="danger">{words.none}</Text>}
    </Stack>
  );
}
