import { Inline, Stack, Text } from '@lender/ui';
import type { Problem } from './reading.ts';

/** Lists problems, each in words and with the code that programs see. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <Stack as="ul" space="xs">
      {problems.map(({ code, message }) => (
        <li key={`${code} ${message}`}>
          <Inline space="xs" align="baseline">
            <code className="mark">{code}</code>
            <Text as="span" tone="danger">
              {message}
            </Text>
          </Inline>
        </li>
      ))}
    </Stack>
  );
}
