import type { Endpoint } from '@lender/contract';
import { Card, DescriptionList, Disclosure, Heading, Stack, Text } from '@lender/ui';
import { OperationChoice, useOperation } from '../../operation/operation-choice.tsx';
import { describedOperation, valueAt } from '../../operation/operations.ts';
import { useWords } from '../../page/language.ts';
import { CodeBlock } from '../../parts/code-block.tsx';
import { factsOf } from '../../parts/reading.ts';
import { BodyTrial } from './body-trial.tsx';
import { contractEn } from './contract.copy.en.ts';
import { contractEs } from './contract.copy.es.ts';
import { ParameterTable, RefusalTable } from './operation-tables.tsx';

export default function ContractSection() {
  const { title } = useWords({ es: contractEs, en: contractEn });
  const endpoint = useOperation();
  return (
    <>
      <Card>
        <Stack>
          <Heading level={2}>{title}</Heading>
          <OperationChoice />
          {endpoint && <Described endpoint={endpoint} />}
        </Stack>
      </Card>
      {endpoint && <BodyTrial key={endpoint.name} endpoint={endpoint} />}
    </>
  );
}

function Described({ endpoint }: { readonly endpoint: Endpoint }) {
  const { facts, schema } = useWords({ es: contractEs, en: contractEn });
  const { access, permission, approval, repeat, method, path, summary } = endpoint;
  const described = describedOperation(endpoint);
  const shape = valueAt(described?.requestBody, 'content', 'application/json', 'schema');
  return (
    <>
      <Text>
        <code className="mark">
          {method} {path}
        </code>{' '}
        <span lang="en">{summary}</span>
      </Text>
      <DescriptionList columns={2} items={factsOf(facts, { access, permission, approval, repeat })} />
      <ParameterTable parameters={described?.parameters ?? []} />
      {shape !== undefined && (
        <Disclosure summary={schema}>
          <CodeBlock label={schema} code={JSON.stringify(shape, null, 2)} />
        </Disclosure>
      )}
      <RefusalTable endpoint={endpoint} />
    </>
  );
}
