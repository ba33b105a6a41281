import { Card, Heading, Stack } from '@lender/ui';
import { useWords } from '../page/language.ts';
import { CodeBlock } from '../parts/code-block.tsx';
import type { PlayedPackage } from './packages.ts';
import { shellEn } from './shell.copy.en.ts';
import { shellEs } from './shell.copy.es.ts';

/** Shows how the package is installed and imported. */
export function TakeAlong({ shown: { name, imports, besides } }: { readonly shown: PlayedPackage }) {
  const words = useWords({ es: shellEs, en: shellEn });
  const installed = ['pnpm add', `@lender/${name}`, besides].filter(Boolean).join(' ');
  return (
    <Card tone="flat" padding="m">
      <Stack space="s">
        <Heading level={2} size="large">
          {words.take}
        </Heading>
        <CodeBlock label={words.install} code={installed} />
        <CodeBlock label={words.import} code={imports} />
      </Stack>
    </Card>
  );
}
