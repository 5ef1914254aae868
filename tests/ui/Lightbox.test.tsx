import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

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

const button = (name: string) => screen.getByRole('button', { name });
const picture = () => screen.getByRole('img').getAttribute('alt');

async function open(title: string, shown = pictures) {
  render(<Gallery shown={shown} />);
  await userEvent.click(button(`Enlarge ${title}`));
}

function swipe(from: { x: number; y: number }, to: { x: number; y: number }, pointerType = 'touch') {
  const stage = screen.getByRole('img').closest('.lightbox-stage');
  if (!stage) throw new Error('There is no stage.');
  const base = { pointerId: 1, pointerType, isPrimary: true };
  fireEvent.pointerDown(stage, { ...base, clientX: from.x, clientY: from.y });
  fireEvent.pointerMove(stage, { ...base, clientX: to.x, clientY: to.y });
  fireEvent.pointerUp(stage, { ...base, clientX: to.x, clientY: to.y });
}

it('the lightbox is a named dialog with picture, caption and number; buttons, Enter, arrow keys and swipes wrap around', async () => {
  await open('Lip blush');
  screen.getByRole('dialog', { name: 'Gallery' });
  expect(picture()).toBe('Drawing of Lip blush');
  for (const text of ['Illustration of the technique', '2 / 3', 'Picture 2 of 3:']) screen.getByText(text);
  // The focus starts on Next.
  await userEvent.keyboard('{Enter}');
  expect(picture()).toBe('Drawing of Eyeliner');
  fireEvent.click(button('Next picture'));
  expect(picture()).toBe('Drawing of Microblading');
  fireEvent.click(button('Previous picture'));
  expect(picture()).toBe('Drawing of Eyeliner');
  button('Close').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(picture()).toBe('Drawing of Microblading');
  // With Alt, the arrow is the browser's.
  await userEvent.keyboard('{ArrowLeft}{Alt>}{ArrowLeft}{/Alt}');
  expect(picture()).toBe('Drawing of Eyeliner');

  swipe({ x: 300, y: 400 }, { x: 180, y: 420 });
  expect(picture()).toBe('Drawing of Microblading');
  swipe({ x: 100, y: 400 }, { x: 220, y: 400 });
  expect(picture()).toBe('Drawing of Eyeliner');
  // A scroll, a tap and a drag with the mouse.
  swipe({ x: 300, y: 400 }, { x: 240, y: 600 });
  swipe({ x: 300, y: 400 }, { x: 290, y: 400 });
  swipe({ x: 300, y: 400 }, { x: 100, y: 400 }, 'mouse');
  expect(picture()).toBe('Drawing of Eyeliner');
});

it('the lightbox has no arrows for a single picture', async () => {
  await open('Microblading', pictures.slice(0, 1));
  expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
  expect(document.activeElement).toBe(button('Close'));
});

it('the lightbox blocks popups until it is closed by Escape or the X, which returns the focus to its opener', async () => {
  await open('Lip blush');
  for (const close of [() => userEvent.keyboard('{Escape}'), () => userEvent.click(button('Close'))]) {
    await userEvent.keyboard('{ArrowRight}');
    expect(isOverlayOpen()).toBe(true);
    await close();
    expect([screen.queryByRole('dialog'), isOverlayOpen()]).toEqual([null, false]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Enlarge Lip blush'));
    await userEvent.keyboard('{Enter}');
  }
});
