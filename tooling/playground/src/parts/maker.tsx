import { Button, Card, CopyableCode, Heading, type SelectOption, Stack } from '@lender/ui';
import { type Language, useLanguage, useWords } from '../page/language.ts';
import { useForm, usePlace } from '../page/use-address.ts';
import { FormFields } from './form-fields.tsx';
import { partsEn } from './parts.copy.en.ts';
import { partsEs } from './parts.copy.es.ts';
import { ProblemList } from './problem-list.tsx';
import type { Made } from './reading.ts';

interface MakerProps<Form extends Readonly<Record<string, string>>> {
  readonly title: string;
  readonly prefix: string;
  readonly initials: Form;
  readonly labels: Readonly<Record<keyof Form & string, string>>;
  readonly options?: Partial<Readonly<Record<keyof Form & string, readonly SelectOption[]>>>;
  readonly make: (form: Form, language: Language) => Made;
  /** Name of the field that shows the result. */
  readonly goesTo: string;
}

/** A form from which a package makes an identifier. */
export function Maker<Form extends Readonly<Record<string, string>>>(props: MakerProps<Form>) {
  const { title, prefix, initials, labels, options, make, goesTo } = props;
  const words = useWords({ es: partsEs, en: partsEn });
  const made = make(useForm(prefix, initials), useLanguage());
  const { type } = usePlace();
  return (
    <Card>
      <Stack>
        <Heading level={2}>{title}</Heading>
        <FormFields prefix={prefix} initials={initials} labels={labels} {...(options && { options })} />
        <div role="status">
          {made.ok ? (
            <CopyableCode label={words.made} value={made.text} copyLabel={words.copy} copiedLabel={words.copied} />
          ) : (
            <ProblemList problems={[made.problem]} />
          )}
        </div>
        {made.ok && (
          <div>
            <Button tone="secondary" size="small" onClick={() => type(goesTo, made.text)}>
              {words.use}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
