import { getClientFile, getLoan } from '@lender/contract';
import { Card, DescriptionList, Heading, Inline, Split, Stack, Text, TextLink } from '@lender/ui';
import { useMay } from '../../shell/staff.tsx';
import type { ComplaintView } from './complaint-view.ts';
import { complaintsCopy } from './complaints.copy.es.ts';

const { one: copy } = complaintsCopy;

/** Draws the text of a complaint and its answers, and beside them its facts. */
export function ComplaintSheets({ complaint }: { readonly complaint: ComplaintView }) {
  const may = useMay();
  const { text, answers, facts, clientHref, loanHref } = complaint;
  return (
    <Split side={320} space="m">
      <Stack space="m">
        <Card tone="flat" padding="m">
          <Stack space="xs">
            <Heading level={2} size="large">
              {copy.text}
            </Heading>
            <Text>{text}</Text>
          </Stack>
        </Card>
        {answers.map((answer) => (
          <Card key={answer.at} tone="flat" padding="m">
            <Stack space="xs">
              <Heading level={2} size="large">
                {answer.title}
              </Heading>
              <Text>{answer.text}</Text>
              <Text tone="soft" size="small">
                {answer.outcome}. {answer.by}
              </Text>
            </Stack>
          </Card>
        ))}
      </Stack>
      <Card tone="flat" padding="m">
        <Stack space="xs">
          <Heading level={2} size="large">
            {copy.facts}
          </Heading>
          <DescriptionList items={facts} />
          <Inline space="s">
            {clientHref && may(getClientFile) && <TextLink href={clientHref}>{copy.toClient}</TextLink>}
            {loanHref && may(getLoan) && <TextLink href={loanHref}>{copy.toLoan}</TextLink>}
          </Inline>
        </Stack>
      </Card>
    </Split>
  );
}
