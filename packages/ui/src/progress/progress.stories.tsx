import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './progress-bar.tsx';
import { Stepper } from './stepper.tsx';

export default { title: 'progress' } satisfies Meta;
type Story = StoryObj;

export const Steps: Story = {
  render: () => <Stepper label="Paso 2 de 7" detail="Tu empleo · aprox. 1 min" />,
};
export const LastStep: Story = {
  render: () => <Stepper label="Paso 7 de 7" detail="Tus documentos" />,
};
export const Bar: Story = {
  render: () => <ProgressBar id="upload" percent={64} label="Subiendo INE, frente: 64 %" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Subiendo INE, frente: 64 %' })).toHaveValue(64);
  },
};
export const BarWithHiddenLabel: Story = {
  render: () => <ProgressBar id="application" percent={30} label="Tu solicitud" isLabelHidden />,
};
