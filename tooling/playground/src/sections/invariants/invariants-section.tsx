import { LANGUAGES, RULES } from '@lender/invariants';
import { Card, Checkbox, Heading, Stack, Text } from '@lender/ui';
import { useLanguage, useWords } from '../../page/language.ts';
import { useForm, usePlace } from '../../page/use-address.ts';
import { CodeBlock } from '../../parts/code-block.tsx';
import { FormFields } from '../../parts/form-fields.tsx';
import { optionsOf } from '../../parts/typed-select.tsx';
import { commandFor, INVARIANTS_FORM } from './command-for.ts';
import { invariantsEn } from './invariants.copy.en.ts';
import { invariantsEs } from './invariants.copy.es.ts';

const fieldOf = (code: string) => `invariants-rule-${code}`;

export default function InvariantsSection() {
  const words = useWords({ es: invariantsEs, en: invariantsEn });
  const { values } = usePlace();
  const chosen = RULES.filter(({ code }) => values[fieldOf(code)] === 'on').map(({ code }) => code);
  const form = useForm('invariants', INVARIANTS_FORM);
  return (
    <>
      <Card>
        <Stack>
          <Heading level={2}>{words.title}</Heading>
          <Text tone="soft">{words.hint}</Text>
          <FormFields
            prefix="invariants"
            initials={INVARIANTS_FORM}
            labels={words.fields}
            options={{ language: optionsOf(LANGUAGES) }}
          />
          <CodeBlock label={words.command} code={commandFor(form, chosen)} />
        </Stack>
      </Card>
      <RuleChoice />
    </>
  );
}

function RuleChoice() {
  const { rules, all, needs } = useWords({ es: invariantsEs, en: invariantsEn });
  const language = useLanguage();
  const { values, type } = usePlace();
  return (
    <Card>
      <Stack>
        <Heading level={2}>{rules}</Heading>
        <Text tone="soft">{all}</Text>
        {RULES.map((rule) => (
          <Checkbox
            key={rule.code}
            id={fieldOf(rule.code)}
            checked={values[fieldOf(rule.code)] === 'on'}
            onChange={(event) => type(fieldOf(rule.code), event.currentTarget.checked ? 'on' : '')}
          >
            <code className="mark">{rule.code}</code> {rule.sentence[language]}{' '}
            <Text as="span" size="small" tone="soft">
              {needs(rule.needs.join(', '))}
            </Text>
          </Checkbox>
        ))}
      </Stack>
    </Card>
  );
}
