import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';

export default {
  component: LoadingOverlay,
  args: { isActive: true, label: 'Calculando…', children: <Card>Total a pagar: $4788.80</Card> },
} satisfies Meta<typeof LoadingOverlay>;
type Story = StoryObj<typeof LoadingOverlay>;

export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Calculando…');
  },
};
export const WholePage: Story = { args: { scope: 'page', label: 'Enviando tu solicitud…' } };
export const Idle: Story = {
  args: { isActive: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
