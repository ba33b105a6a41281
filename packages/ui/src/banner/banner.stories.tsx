import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from './banner.tsx';

export default {
  component: Banner,
  args: { children: 'Estamos en mantenimiento. Tus pagos sí se registran.' },
} satisfies Meta<typeof Banner>;
type Story = StoryObj<typeof Banner>;

export const Warn: Story = {};
export const Info: Story = { args: { tone: 'info' } };
export const Danger: Story = { args: { tone: 'danger' } };
