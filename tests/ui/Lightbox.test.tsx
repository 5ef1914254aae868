import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { isOverlayOpen } from '@/lib/overlays';
import { Lightbox, type LightboxPicture } from '@/ui/Lightbox';

const plate = { width: 1000, height: 800, colour: '#ffffff', illustration: true };

const pictures: LightboxPicture[] = [
  { title: 'Microblading', picture: { ...plate, name: 'brows', alt: 'Drawing of Microblading' } },
  { title: 'Lip blush', note: 'Illustration of the technique', picture: { ...plate, name: 'lips', alt: 'Drawing of Lip blush' } },
  { title: 'Eyeliner', picture: { ...plate, name: 'eyes', alt: 'Drawing of Eyeliner' } },
];

function Gallery({ shown = pictures }: { shown?: LightboxPicture[] }) {
  const [at, setAt] = useState<number>();
  return (
    <>
      {shown.map(({ title }, index) => (
        <button key={title} type="button" onClick={() => setAt(index)}>
          Enlarge {title}
        </button>
      ))}
      {at !== undefined && <Lightbox label="Gallery" pictures={shown} startAt={at} onClose={() => setAt(undefined)} />}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const picture = () => screen.getByRole('img').getAttribute('alt');

async function open(title: string) {
  render(<Gallery />);
  await press(`Enlarge ${title}`);
}

function swipe(from: { x: number; y: number }, to: { x: number; y: number }, pointerType = 'touch') {
  const stage = screen.getByRole('img').closest('.lightbox-stage');
  if (!stage) throw new Error('There is no stage.');
  const base = { pointerId: 1, pointerType, isPrimary: true };
  fireEvent.pointerDown(stage, { ...base, clientX: from.x, clientY: from.y });
  fireEvent.pointerMove(stage, { ...base, clientX: to.x, clientY: to.y });
  fireEvent.pointerUp(stage, { ...base, clientX: to.x, clientY: to.y });
}

describe('what it shows', () => {
  it('is a dialog with its name, the picture that was chosen, its caption and its place', async () => {
    await open('Lip blush');
    expect(screen.getByRole('dialog', { name: 'Gallery' })).toBeTruthy();
    expect(picture()).toBe('Drawing of Lip blush');
    expect(screen.getByText('Illustration of the technique')).toBeTruthy();
    expect(screen.getByText('2 / 3')).toBeTruthy();
    expect(screen.getByText('Picture 2 of 3:')).toBeTruthy();
  });

  it('offers no arrows for a single picture', async () => {
    render(<Gallery shown={pictures.slice(0, 1)} />);
    await press('Enlarge Microblading');
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  });
});

describe('previous and next', () => {
  it('wrap around both ways by button', async () => {
    await open('Eyeliner');
    await press('Next picture');
    expect(picture()).toBe('Drawing of Microblading');
    await press('Previous picture');
    expect(picture()).toBe('Drawing of Eyeliner');
    await press('Previous picture');
    expect(picture()).toBe('Drawing of Lip blush');
  });

  it('wrap around both ways by arrow key, wherever the focus is', async () => {
    await open('Microblading');
    await userEvent.keyboard('{ArrowLeft}');
    expect(picture()).toBe('Drawing of Eyeliner');
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(picture()).toBe('Drawing of Lip blush');
  });

  it('leave the browser its own shortcuts', async () => {
    await open('Microblading');
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(picture()).toBe('Drawing of Microblading');
  });

  it('follow a swipe: to the left is next, to the right is previous', async () => {
    await open('Eyeliner');
    swipe({ x: 300, y: 400 }, { x: 180, y: 420 });
    expect(picture()).toBe('Drawing of Microblading');
    swipe({ x: 100, y: 400 }, { x: 220, y: 400 });
    expect(picture()).toBe('Drawing of Eyeliner');
  });

  it('take neither a scroll, a tap nor a mouse for a swipe', async () => {
    await open('Lip blush');
    swipe({ x: 300, y: 400 }, { x: 240, y: 600 });
    swipe({ x: 300, y: 400 }, { x: 290, y: 400 });
    swipe({ x: 300, y: 400 }, { x: 100, y: 400 }, 'mouse');
    expect(picture()).toBe('Drawing of Lip blush');
  });
});

describe('opening and closing', () => {
  it('starts on Next, so that Enter turns the page', async () => {
    await open('Microblading');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next picture' }));
    await userEvent.keyboard('{Enter}');
    expect(picture()).toBe('Drawing of Lip blush');
  });

  it('keeps the focus inside', async () => {
    await open('Microblading');
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    }
  });

  it.each(['Escape', 'the X'])('closes by %s and gives the focus back to what opened it', async (way) => {
    await open('Lip blush');
    await userEvent.keyboard('{ArrowRight}');
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Enlarge Lip blush'));
  });

  it('keeps popups waiting while it is open', async () => {
    await open('Lip blush');
    expect(isOverlayOpen()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOverlayOpen()).toBe(false);
  });
});
