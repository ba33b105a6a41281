import { Card, DescriptionList, Heading, Stack, Text } from '@lender/ui';
import { useWords } from '../../page/language.ts';
import { useForm } from '../../page/use-address.ts';
import { FormFields } from '../../parts/form-fields.tsx';
import { optionsOf } from '../../parts/typed-select.tsx';
import { askMoney, MONEY_FORM, ROUNDINGS } from './ask-money.ts';
import { moneyEn } from './money.copy.en.ts';
import { moneyEs } from './money.copy.es.ts';

export default function MoneySection() {
  const { title, hint, fields } = useWords({ es: moneyEs, en: moneyEn });
  const form = useForm('money', MONEY_FORM);
  return (
    <Card>
      <Stack>
        <Heading level={2}>{title}</Heading>
        <Text tone="soft">{hint}</Text>
        <FormFields
          prefix="money"
          initials={MONEY_FORM}
          labels={fields}
          options={{ rounding: optionsOf(Object.keys(ROUNDINGS)) }}
        />
        <div role="status">
          <DescriptionList
            items={askMoney(form).map(({ call, gives }) => ({
              term: call,
              detail: <code className="mark">{gives}</code>,
            }))}
          />
        </div>
      </Stack>
    </Card>
  );
}
