import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { press } from '../examples/press.ts';
import { ToastRegion } from './toast-region.tsx';
import { useToasts } from './use-toasts.ts';

export default {
  component: ToastRegion,
  args: {
    dismissLabel: 'Cerrar',
    onDismiss: fn(),
    toasts: [
      { id: 1, message: 'Copiamos tu CLABE.', tone: 'ok' },
      { id: 2, message: 'Te mandamos otro código.', tone: 'info' },
    ],
  },
} satisfies Meta<typeof ToastRegion>;
type Story = StoryObj<typeof ToastRegion>;

export const Two: Story = {};

function ShownByAButton() {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <Button onClick={() => show({ message: 'Guardado.', tone: 'ok' })}>Guardar</Button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} dismissLabel="Cerrar" />
    </>
  );
}

export const ShownAndClosed: Story = {
  render: () => <ShownByAButton />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Guardar' });
    await userEvent.click(save);
    await expect(canvas.getByRole('status')).toHaveTextContent('Guardado.');
    await expect(save).toHaveFocus();
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
    await press('{Enter}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const SaidAgain: Story = {
  render: () => <ShownByAButton />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Guardar' });
    await userEvent.click(save);
    await userEvent.click(save);
    await expect(canvas.getAllByText('Guardado.')).toHaveLength(1);
  },
};
