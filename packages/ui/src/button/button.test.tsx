import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test.each([
  ['that only submits', undefined],
  ['with a handler of its own', vi.fn()],
])('a busy button %s does not send its form again', (_, onClick) => {
  const press = { preventDefault: vi.fn() };
  const { props } = Button({ type: 'submit', isBusy: true, children: 'Solicitar ahora', ...(onClick && { onClick }) });
  props.onClick(press);
  expect(press.preventDefault).toHaveBeenCalledOnce();
  if (onClick) expect(onClick).not.toHaveBeenCalled();
});
