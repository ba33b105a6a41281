import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { followed, press } from '../examples/press.ts';
import { Inline } from '../layout/inline.tsx';
import { Button } from './button.tsx';
import { LinkButton } from './link-button.tsx';

export default { component: Button, args: { children: 'Solicitar ahora', onClick: fn() } } satisfies Meta<
  typeof Button
>;
type Story = StoryObj<typeof Button>;

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await press('{Tab}', '{Enter}', '[Space]');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    button.blur();
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(52);
  },
};
export const Secondary: Story = { args: { tone: 'secondary', children: 'Cambiar monto' } };
export const Quiet: Story = { args: { tone: 'quiet', children: 'No, gracias' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Cancelar solicitud' } };
export const Small: Story = { args: { size: 'small', icon: 'copy', tone: 'secondary', children: 'Copiar' } };
export const FullWidth: Story = { args: { width: 'full' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongWords: Story = {
  args: {
    width: 'full',
    children: 'Acepto el contrato y autorizo que el dinero llegue a la cuenta que termina en 0073',
  },
};
export const Busy: Story = {
  args: { isBusy: true, type: 'submit' },
  render: (args) => (
    <form aria-label="Solicitud" onSubmit={() => document.body.setAttribute('data-sent', '')}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(document.body).not.toHaveAttribute('data-sent');
  },
};
export const Links: Story = {
  render: () => (
    <Inline>
      <LinkButton href="#registration">Crear cuenta</LinkButton>
      <LinkButton href="#sign-in" tone="secondary" icon="user">
        Iniciar sesión
      </LinkButton>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('link', { name: 'Crear cuenta' })).toHaveFocus();
    await expect(await followed(canvas.getByRole('link', { name: 'Iniciar sesión' }))).toBe('#sign-in');
  },
};
