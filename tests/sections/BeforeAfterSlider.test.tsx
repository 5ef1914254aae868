import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { PictureSource } from '@/lib/picture';
import { BeforeAfterSlider } from '@/sections/BeforeAfterSlider';

const plate = (alt: string): PictureSource => ({ name: alt, width: 1000, height: 800, colour: '#fff', alt, illustration: true });

it('the comparison labels both halves, and its slider moves the edge between them', () => {
  render(<BeforeAfterSlider title="Rose veil" before={plate('plain')} after={plate('rose')} sizes="100vw" className="frame" />);
  expect(screen.getByRole('img', { name: 'plain' }).closest('.frame')?.textContent).toBe('BeforeAfter');
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: /^Rose veil: / });
  expect(slider.value).toBe('40');
  fireEvent.input(slider, { target: { value: '75' } });
  expect(slider.parentElement?.style.getPropertyValue('--at')).toBe('75%');
});
