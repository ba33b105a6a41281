import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
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
/** A screen reader hears the result once when it settles, and nothing while it is computed. */
export const SaysTheResult: Story = {
  args: { isActive: false, done: 'Pagas $4788.80 el lunes 07.12.2026.' },
  render: function Settling(args) {
    const [isActive, setIsActive] = useState(args.isActive);
    return (
      <>
        <LoadingOverlay {...args} isActive={isActive} />
        <Button onClick={() => setIsActive(!isActive)}>Siguiente</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    const received: string[] = [];
    const ears = new MutationObserver(() => received.push(status.textContent ?? ''));
    ears.observe(status, { childList: true, characterData: true, subtree: true });
    const next = canvas.getByRole('button', { name: 'Siguiente' });
    await userEvent.click(next);
    await expect(canvas.getAllByRole('status')).toEqual([status]);
    await userEvent.click(next);
    await expect(received.filter((text) => text !== '')).toEqual(['Pagas $4788.80 el lunes 07.12.2026.']);
    ears.disconnect();
  },
};
