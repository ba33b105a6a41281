import { Container, Section, Stack } from '@lender/ui';
import type { ReactNode } from 'react';

/** Content of one page, one block below the other. */
export function Page({ children }: { readonly children: ReactNode }) {
  return (
    <Section space="m">
      <Container>
        <Stack space="m">{children}</Stack>
      </Container>
    </Section>
  );
}
