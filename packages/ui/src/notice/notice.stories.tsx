import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

export default {
  component: Notice,
  args: { title: 'Guardamos tu avance', children: 'Puedes seguir después desde donde te quedaste.' },
} satisfies Meta<typeof Notice>;
type Story = StoryObj<typeof Notice>;

export const Info: Story = {};
export const Neutral: Story = { args: { tone: 'neutral' } };
export const Ok: Story = {
  args: { tone: 'ok', title: 'Tu pago llegó', children: 'Recibimos $4788.80 el 15.12.2026.' },
};
export const Warn: Story = { args: { tone: 'warn', title: 'Tu pago vence mañana', children: 'Son $4788.80.' } };
export const Danger: Story = {
  args: {
    tone: 'danger',
    role: 'alert',
    title: 'No pudimos guardar tus datos',
    children: 'Revisa tu conexión e inténtalo otra vez. Lo que escribiste sigue aquí.',
    action: (
      <Button tone="secondary" size="small">
        Intentar otra vez
      </Button>
    ),
  },
};
export const TitleOnly: Story = { args: { children: undefined } };
