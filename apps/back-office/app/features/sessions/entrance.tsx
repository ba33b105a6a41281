import { Card, Container, PageHeader, Section, Stack } from '@lender/ui';
import type { ReactNode } from 'react';

export interface EntranceProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Page for signing in, outside the frame for staff. */
export const Entrance = ({ children, ...header }: EntranceProps) => (
  <main>
    <Section space="xl">
      <Container width="form">
        <Card>
          <Stack space="l">
            <PageHeader {...header} />
            {children}
          </Stack>
        </Card>
      </Container>
    </Section>
  </main>
);
