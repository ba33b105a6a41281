import { Card, Checkbox, Heading, Stack } from '@lender/ui';
import { OperationChoice, useOperation } from '../../operation/operation-choice.tsx';
import { useWords } from '../../page/language.ts';
import { useForm, usePlace } from '../../page/use-address.ts';
import { CodeBlock } from '../../parts/code-block.tsx';
import { TypedText } from '../../parts/typed-text.tsx';
import { codeFor } from './code-for.ts';
import { sdkEn } from './sdk.copy.en.ts';
import { sdkEs } from './sdk.copy.es.ts';

const FORM = { baseUrl: 'http://localhost:4000', token: '', key: '', patience: '' };
const CHOICES = ['token', 'key', 'patience'] as const;

export default function SdkSection() {
  const words = useWords({ es: sdkEs, en: sdkEn });
  const { baseUrl, ...chosen } = useForm('sdk', FORM);
  const { type } = usePlace();
  const endpoint = useOperation();
  const choices = {
    baseUrl,
    token: chosen.token === 'on',
    key: chosen.key === 'on',
    patience: chosen.patience === 'on',
  };
  return (
    <Card>
      <Stack>
        <Heading level={2}>{words.title}</Heading>
        <OperationChoice />
        <TypedText name="sdk-baseUrl" label={words.baseUrl} initial={FORM.baseUrl} />
        {CHOICES.filter((name) => name !== 'key' || endpoint?.repeat === 'key').map((name) => (
          <Checkbox
            key={name}
            id={`sdk-${name}`}
            checked={choices[name]}
            onChange={(event) => type(`sdk-${name}`, event.currentTarget.checked ? 'on' : '')}
          >
            {words.choices[name]}
          </Checkbox>
        ))}
        {endpoint && <CodeBlock label={words.code} code={codeFor(endpoint, choices)} />}
      </Stack>
    </Card>
  );
}
