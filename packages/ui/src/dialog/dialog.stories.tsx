import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { press } from '../examples/press.ts';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Dialog } from './dialog.tsx';

export default {
  component: Dialog,
  args: {
    id: 'extension',
    isOpen: true,
    onClose: fn(),
    title: 'Mover tu fecha de pago',
    closeLabel: 'Cerrar',
    children: (
      <RadioGroup
        id="term"
        name="term"
        legend="¿Para cuándo?"
        look="cards"
        options={[
          { value: '15', label: '15 días', description: 'Nueva fecha: 30.12.2026', detail: '$412.50' },
          { value: '30', label: '30 días', description: 'Nueva fecha: 15.01.2027', detail: '$788.80' },
        ]}
      />
    ),
    actions: (
      <>
        <Button>Continuar</Button>
        <Button tone="quiet">Ahora no</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
type Story = StoryObj<typeof Dialog>;

export const Open: Story = {};
export const EscapeAsksToClose: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Mover tu fecha de pago' })).toHaveAttribute('open');
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await press('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

function OpenedByAButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Mover mi fecha</Button>
      <Dialog id="move" isOpen={isOpen} onClose={() => setIsOpen(false)} title="Mover tu fecha" closeLabel="Cerrar">
        Elige una fecha nueva.
      </Dialog>
    </>
  );
}

export const GivesTheFocusBack: Story = {
  render: () => <OpenedByAButton />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Mover mi fecha' });
    await userEvent.click(opener);
    await press('{Tab}', '{Tab}', '{Tab}');
    await expect(opener).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
