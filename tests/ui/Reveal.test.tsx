import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { reveal } from '@/ui/reveal';

const SCREEN_PX = 800;

let tell: (place: { top: number; isIntersecting: boolean }) => void;
const observe = vi.fn<() => void>();
const disconnect = vi.fn<() => void>();

class Observer {
  constructor(callback: (entries: unknown[]) => void) {
    tell = ({ top, isIntersecting }) => callback([{ isIntersecting, boundingClientRect: { top } }]);
  }
  observe() {
    observe();
  }
  disconnect() {
    disconnect();
  }
}

const Block = () => <p ref={reveal}>Block</p>;
const state = () => screen.getByText('Block').dataset.reveal;

beforeEach(() => {
  observe.mockReset();
  disconnect.mockReset();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('innerHeight', SCREEN_PX);
});

/** The block on a page that has been scrolled. */
async function show(): Promise<void> {
  render(<Block />);
  window.dispatchEvent(new Event('scroll'));
  await vi.waitFor(() => expect(observe).toHaveBeenCalled());
}

describe('reveal', () => {
  it('looks at nothing before somebody scrolls, and not at what has left by then', async () => {
    const { unmount } = render(<Block />);
    await Promise.resolve();
    expect(observe).not.toHaveBeenCalled();
    unmount();
    window.dispatchEvent(new Event('scroll'));
    await Promise.resolve();
    expect(observe).not.toHaveBeenCalled();
  });

  it('leaves no trace in the HTML of the build', () => {
    expect(renderToString(<Block />)).toBe('<p>Block</p>');
  });

  it('never hides what is on the first screen, not even at its lower edge', async () => {
    await show();
    tell({ top: 300, isIntersecting: true });
    expect(state()).toBeUndefined();
    expect(disconnect).toHaveBeenCalled();
  });

  it('never hides a block that shows only a little', async () => {
    await show();
    tell({ top: SCREEN_PX - 10, isIntersecting: false });
    expect(state()).toBeUndefined();
    expect(disconnect).toHaveBeenCalled();
  });

  it('never hides what the visitor has already scrolled past', async () => {
    await show();
    tell({ top: -900, isIntersecting: false });
    expect(state()).toBeUndefined();
  });

  it('lets a block below the fold wait, shows it once, and then lets go of it', async () => {
    await show();
    tell({ top: SCREEN_PX + 400, isIntersecting: false });
    expect(state()).toBe('waiting');
    expect(disconnect).not.toHaveBeenCalled();
    tell({ top: SCREEN_PX - 60, isIntersecting: true });
    expect(state()).toBe('shown');
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('shows a block that was jumped over', async () => {
    await show();
    tell({ top: SCREEN_PX + 400, isIntersecting: false });
    tell({ top: -200, isIntersecting: false });
    expect(state()).toBe('shown');
  });

  it('leaves everything visible in a browser that cannot watch', () => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, 'IntersectionObserver');
    render(<Block />);
    expect(state()).toBeUndefined();
  });
});
