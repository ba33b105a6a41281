import { Card, DescriptionList, Heading, Stack, Text } from '@lender/ui';
import { legalCopy } from './legal.copy.es.ts';
import type { LegalView } from './legal.server.ts';
import type { TextPart } from './legal-lines.ts';

const { one: copy } = legalCopy;

/** Shows a version of a text as it is kept, with the fields that the server writes into it in braces. */
export const LegalTextCard = ({ shown }: Pick<LegalView, 'shown'>) => (
  <Card tone="flat" padding="m" labelledBy="texto">
    <Stack space="m">
      <Heading level={2} size="large" id="texto">
        {copy.text(shown.version)}
      </Heading>
      {shown.sections.map(({ title, parts }) => (
        <Stack key={title} space="xs">
          {title !== '' && (
            <Heading level={3} size="body">
              {title}
            </Heading>
          )}
          {parts.map((part) => (
            <Part key={keyOf(part)} part={part} />
          ))}
        </Stack>
      ))}
    </Stack>
  </Card>
);

const keyOf = (part: TextPart): string =>
  part.kind === 'rows' ? part.rows.map(({ term }) => term).join() : part.words;

const Part = ({ part }: { readonly part: TextPart }) =>
  part.kind === 'rows' ? <DescriptionList items={part.rows} /> : <Text>{part.words}</Text>;
