import type { Endpoint } from '@lender/contract';
import { Card, Field, Heading, Stack, StatusBadge, Text, TextArea } from '@lender/ui';
import { exampleBody } from '../../operation/operations.ts';
import { useWords } from '../../page/language.ts';
import { useTyped } from '../../page/use-address.ts';
import { CodeBlock } from '../../parts/code-block.tsx';
import { ProblemList } from '../../parts/problem-list.tsx';
import { contractEn } from './contract.copy.en.ts';
import { contractEs } from './contract.copy.es.ts';
import { type ReadBody, readBody } from './read-body.ts';

/** Input for a body, checked against the contract. */
export function BodyTrial({ endpoint }: { readonly endpoint: Endpoint }) {
  const words = useWords({ es: contractEs, en: contractEn });
  const [text, type] = useTyped(`contract-body-${endpoint.name}`, exampleBody(endpoint));
  const read = readBody(endpoint, text);
  return (
    <Card>
      <Stack>
        <Heading level={2}>{words.body}</Heading>
        {read.status === 'no_body' ? (
          <Text tone="soft">{words.noBody}</Text>
        ) : (
          <>
            <Field id="contract-body" label={words.body} isLabelHidden hint={words.bodyHint}>
              <TextArea
                rows={8}
                value={text}
                onChange={(event) => type(event.currentTarget.value)}
                autoComplete="off"
                spellCheck={false}
              />
            </Field>
            <div role="status">
              <BodyAnswer read={read} />
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}

function BodyAnswer({ read }: { readonly read: ReadBody }) {
  const words = useWords({ es: contractEs, en: contractEn });
  return (
    <Stack space="s" align="stretch">
      <div>
        <StatusBadge tone={read.status === 'fits' ? 'ok' : 'danger'}>
          {read.status === 'fits' ? words.fits : words.wrong}
        </StatusBadge>
      </div>
      {read.status === 'fits' && <CodeBlock label={words.decoded} code={read.decoded} />}
      {read.status === 'wrong' && <ProblemList problems={read.problems} />}
      {read.status === 'no_json' && <Text tone="danger">{words.noJson}</Text>}
    </Stack>
  );
}
