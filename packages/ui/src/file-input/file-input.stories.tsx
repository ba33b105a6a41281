import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { press } from '../examples/press.ts';
import { FileInput } from './file-input.tsx';

export default {
  component: FileInput,
  args: {
    id: 'front',
    name: 'front',
    legend: 'INE, frente',
    hint: 'Que se lean todos los datos y no haya brillos.',
    accept: 'image/png,image/jpeg,image/heic',
    chooseLabel: 'Elegir archivo',
    cameraLabel: 'Tomar foto',
    dropHint: 'También puedes arrastrarla aquí.',
    chosenLabel: ({ name, size }) => `${name} · ${size} bytes`,
    onChoose: fn(),
  },
} satisfies Meta<typeof FileInput>;
type Story = StoryObj<typeof FileInput>;

const photo = (name: string) => new File(['not a picture'], name, { type: 'image/png' });

export const CameraAndFile: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Tomar foto')).toHaveAttribute('capture', 'environment');
    await expect(canvas.getByLabelText('Elegir archivo')).not.toHaveAttribute('capture');
  },
};
export const OwnCamera: Story = {
  args: { onCamera: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tomar foto' }));
    await expect(args.onCamera).toHaveBeenCalledOnce();
    await userEvent.upload(canvas.getByLabelText<HTMLInputElement>('Elegir archivo'), photo('gallery.png'));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
export const FileOnly: Story = {
  args: { cameraLabel: undefined, legend: 'Recibo de nómina', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Elegir archivo')).toBeRequired();
  },
};
export const Uploading: Story = { args: { isDisabled: true } };
export const Refused: Story = { args: { error: 'La foto está borrosa. Apoya la INE en una mesa con buena luz.' } };
export const SeveralAtOnce: Story = {
  args: { isMultiple: true, legend: 'Recibos de nómina', chooseLabel: 'Elegir archivos' },
  play: async ({ canvas, args }) => {
    const picker = canvas.getByLabelText<HTMLInputElement>('Elegir archivos');
    await userEvent.upload(picker, [photo('one.png'), photo('two.png')]);
    await userEvent.upload(picker, photo('one.png'));
    await expect(args.onChoose).toHaveBeenCalledTimes(3);
    await expect(canvas.getByLabelText('Tomar foto')).not.toHaveAttribute('multiple');
  },
};
export const TheLastChoiceCounts: Story = {
  play: async ({ canvas, args }) => {
    const camera = canvas.getByLabelText<HTMLInputElement>('Tomar foto');
    const picker = canvas.getByLabelText<HTMLInputElement>('Elegir archivo');
    await userEvent.upload(camera, photo('camera.png'));
    await userEvent.upload(picker, photo('gallery.png'));
    await expect(camera.files).toHaveLength(0);
    await expect(canvas.getByRole('status')).toHaveTextContent('gallery.png · 13 bytes');
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
};
export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(photo('dropped.png'));
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    canvas.getByText('También puedes arrastrarla aquí.').dispatchEvent(drop);
    await expect(await canvas.findByText(/dropped\.png/)).toBeVisible();
    await expect(canvas.getByLabelText<HTMLInputElement>('Elegir archivo').files).toHaveLength(1);
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByLabelText('Tomar foto')).toHaveFocus();
    await press('{Tab}');
    await expect(canvas.getByLabelText('Elegir archivo')).toHaveFocus();
  },
};
