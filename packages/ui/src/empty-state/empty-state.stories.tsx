import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../button/link-button.tsx';
import { EmptyState } from './empty-state.tsx';

export default {
  component: EmptyState,
  args: {
    title: 'Todavía no tienes préstamos',
    illustration: 'receipt',
    children: 'Cuando pidas uno, aquí verás cuánto debes y cuándo se paga.',
    actions: <LinkButton href="#calculator">Calcular mi préstamo</LinkButton>,
  },
} satisfies Meta<typeof EmptyState>;
type Story = StoryObj<typeof EmptyState>;

export const NothingYet: Story = {};
export const WithoutDrawing: Story = { args: { illustration: undefined } };
export const LongWord: Story = {
  args: { title: 'No encontramos a Parangaricutirimícuaro-Parangaricutirimícuaro', level: 1 },
};
