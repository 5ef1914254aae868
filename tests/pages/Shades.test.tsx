import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { lipBlush } from '@/content/lipBlush';
import { Shades } from '@/pages/lipBlush/Shades';

it('the page offers six tones on five skins, and the chat link asks for the chosen tone and skin', () => {
  render(<Shades {...lipBlush.shades} />);
  const skins = within(screen.getByRole('group', { name: 'Your skin' }));
  const tones = within(screen.getByRole('group', { name: 'Your shade' }));
  expect(skins.getAllByRole('radio')).toHaveLength(5);
  expect(tones.getAllByRole('radio')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Ask for Garnet on medium skin' })).toBeTruthy();
  fireEvent.click(skins.getByRole('radio', { name: 'Deep' }));
  fireEvent.click(tones.getByRole('radio', { name: 'Cool rose' }));
  const link = screen.getByRole('link', { name: 'Ask for Cool rose on deep skin' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
    /^https:\/\/wa\.me\/\d+\?text=Lip blush, Cool rose on deep skin\. Do you have an appointment free\?$/,
  );
});
