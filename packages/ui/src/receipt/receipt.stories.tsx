import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Inline } from '../layout/inline.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { Receipt } from './receipt.tsx';

const cat = (
  <Text size="small" tone="soft">
    CAT <strong>486.2 %</strong> sin IVA, para fines informativos y de comparación.
  </Text>
);

export default {
  component: Receipt,
  args: {
    lines: [
      { label: 'Recibes', amount: '$4000.00', kind: 'strong' },
      { label: 'Intereses', amount: '$480.00' },
      { label: 'Comisión', amount: '$200.00' },
      { label: 'IVA', amount: '$108.80' },
    ],
    total: { label: 'Total a pagar', note: 'el martes 15.12.2026', amount: '$4788.80' },
    foot: cat,
  },
} satisfies Meta<typeof Receipt>;
type Story = StoryObj<typeof Receipt>;

export const Offer: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['Recibes', 'Intereses', 'Comisión', 'IVA', 'Total a pagarel martes 15.12.2026']);
  },
};
export const WithDiscount: Story = {
  args: {
    head: (
      <Inline justify="between">
        <Heading level={2}>Tu préstamo</Heading>
        <StatusBadge tone="ok">-20 %</StatusBadge>
      </Inline>
    ),
    lines: [
      { label: 'Recibes', note: 'en tu cuenta que termina en 0073', amount: '$4000.00', kind: 'strong' },
      { label: 'Intereses', amount: '$384.00', before: { label: 'Antes', amount: '$480.00', nowLabel: 'ahora' } },
      { label: 'Comisión', amount: '$160.00', before: { label: 'Antes', amount: '$200.00', nowLabel: 'ahora' } },
      { label: 'IVA', amount: '$87.04', before: { label: 'Antes', amount: '$108.80', nowLabel: 'ahora' } },
    ],
    total: { label: 'Total a pagar', note: 'el martes 15.12.2026', amount: '$4631.04' },
  },
  play: async ({ canvas }) => {
    const amounts = canvas.getAllByRole('definition').map((amount) => amount.textContent);
    await expect(amounts).toContain('Antes $480.00, ahora $384.00');
  },
};
export const TintedInACard: Story = {
  args: { tone: 'tinted' },
  render: (args) => (
    <Card>
      <Receipt {...args} />
    </Card>
  ),
};
export const Stale: Story = {
  args: { isStale: true },
};
export const LongLabels: Story = {
  args: {
    lines: [
      {
        label: 'Comisión por disposición del crédito, que se cobra una sola vez al recibir el dinero',
        amount: '$200.00',
      },
      { label: 'Descuento por recomendar a una amiga', amount: '-$50.00', kind: 'discount' },
    ],
  },
};
