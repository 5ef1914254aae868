import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { Chip } from '@/ui/Chip';

const FILTERS = ['All Work', 'Eyebrows', 'Lips', 'Skin & Facials'];

function Filters() {
  const [chosen, setChosen] = useState('All Work');
  return FILTERS.map((name) => (
    <Chip key={name} pressed={name === chosen} onPress={() => setChosen(name)}>
      {name}
    </Chip>
  ));
}

const pressed = () => screen.getAllByRole('button', { pressed: true }).map((chip) => chip.textContent);

it('says which filter is in use', async () => {
  render(<Filters />);
  expect(pressed()).toEqual(['All Work']);
  await userEvent.click(screen.getByRole('button', { name: 'Lips' }));
  expect(pressed()).toEqual(['Lips']);
});

it('is pressed by keyboard', async () => {
  render(<Filters />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(pressed()).toEqual(['Eyebrows']);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(pressed()).toEqual(['Lips']);
});

it('reads its count after its name', () => {
  render(
    <Chip pressed={false} count={3} onPress={() => undefined}>
      Lips
    </Chip>,
  );
  expect(screen.getByRole('button', { name: /^Lips\s?3$/ })).toBeTruthy();
});

it('does nothing while disabled, and sends no form', async () => {
  const onPress = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { rerender } = render(
    <form onSubmit={onSubmit}>
      <Chip pressed={false} disabled onPress={onPress}>
        Lips
      </Chip>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Lips' }));
  expect(onPress).not.toHaveBeenCalled();
  rerender(
    <form onSubmit={onSubmit}>
      <Chip pressed={false} onPress={onPress}>
        Lips
      </Chip>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Lips' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});
