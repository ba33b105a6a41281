import { Container, PageHeader, Section, Stack } from '@lender/ui';
import type { ReactNode } from 'react';

export interface ReadingPageProps {
  readonly title: string;
  readonly lead: string;
  /** @default 'reading' */
  readonly width?: 'reading' | 'wide';
  readonly children: ReactNode;
}

/** Page of text: its title, a sentence about it, and the text. */
export function ReadingPage({ title, lead, width = 'reading', children }: ReadingPageProps) {
  return (
    <Section space="xl">
      <Container width={width}>
        <Stack space="xl">
          <PageHeader title={title} lead={lead} />
          {children}
        </Stack>
      </Container>
    </Section>
  );
}
