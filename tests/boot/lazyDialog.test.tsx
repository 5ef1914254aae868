import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { type LazyDialog, lazyDialog } from '@/boot/LatePart';

import { expectErrors } from '../support/consoleErrors';
import { failsWith, fakeNote, note } from '../support/fakeBoot';

interface DialogProps {
  onClose(): void;
}

const Dialog = () => (
  <div role="dialog">
    <input aria-label="Name" />
  </div>
);

const load = vi.fn<() => Promise<ComponentType<DialogProps>>>();
const closed = vi.fn();
let Part: LazyDialog<DialogProps>;

beforeEach(() => {
  vi.useFakeTimers();
  closed.mockReset();
  load.mockReset().mockResolvedValue(Dialog);
  Part = lazyDialog(load);
  fakeNote();
});

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const dialog = () => screen.queryByRole('dialog');
const opener = () => screen.getByRole('button', { name: 'Open' });

/** A page with a field and a button that opens the part. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    closed();
  };
  return (
    <>
      <input aria-label="Message" />
      <button type="button" onClick={() => setOpen(true)} {...Part.openerProps}>
        Open
      </button>
      {isOpen && <Part onClose={close} />}
    </>
  );
}

async function pressOpen(): Promise<void> {
  fireEvent.click(opener());
  await advanceTime(0);
}

/** Shows the page, types into its field and opens the part. Returns a function that renders the page again. */
async function openIt(): Promise<() => void> {
  const { rerender } = render(<Page />);
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'typed' } });
  await pressOpen();
  return () => rerender(<Page />);
}
const expectUnchangedPage = () => expect([dialog(), screen.getByLabelText('Message')]).toMatchObject([null, { value: 'typed' }]);

describe('a part opened by a click', () => {
  it('opens once loaded, without a notice if it loads quickly; keeps typed text when the page around it re-renders', async () => {
    const renderAgain = await openIt();
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Noor' } });
    renderAgain();
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Noor');
    await advanceTime(20_000);
    expect(note.showNotice).not.toHaveBeenCalled();
  });

  it.each(['pointerEnter', 'focus'] as const)('opens immediately if a %s preloaded it; a failed preload is silent', async (eventName) => {
    load.mockImplementationOnce(failsWith('silent'));
    render(<Page />);
    for (const calls of [1, 2]) {
      fireEvent[eventName](opener());
      await advanceTime(0);
      expect(load).toHaveBeenCalledTimes(calls);
    }
    expect(note.showNotice).not.toHaveBeenCalled();
    fireEvent.click(opener());
    expect(dialog()).toBeTruthy();
  });

  it('shows a notice from one second of loading until it opens', async () => {
    load.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(Dialog), 3_000)));
    await openIt();
    await advanceTime(999);
    expect(note.showNotice).not.toHaveBeenCalled();
    await advanceTime(1);
    expect(note.showNotice.mock.calls).toEqual([['Just a moment ...', undefined, undefined, expect.any(Function)]]);
    expect(note.hideNotice).not.toHaveBeenCalled();
    await advanceTime(2_000);
    expect(dialog()).toBeTruthy();
    expect(note.hideNotice).toHaveBeenCalledTimes(1);
  });
});

describe('a part that does not open', () => {
  const failure = ['This didn’t open. Your connection may have dropped.', 'Try again', expect.any(Function), expect.any(Function)];

  it('shows a notice and leaves the page unchanged; a retry may fail again; after the notice is closed, a new click retries', async () => {
    load.mockImplementationOnce(failsWith('silent')).mockImplementationOnce(failsWith('wrong'));
    await openIt();
    expect(note.showNotice.mock.calls).toEqual([failure]);
    note.act();
    await advanceTime(0);
    expect(note.showNotice.mock.calls).toEqual([failure, failure]);
    expectUnchangedPage();
    act(() => note.close());
    expect(closed).toHaveBeenCalledTimes(1);
    await pressOpen();
    expect(dialog()).toBeTruthy();
  });

  it('shows nothing to a visitor who has left the page in the meantime', async () => {
    load.mockImplementation(failsWith('silent', 3_000));
    const { unmount } = render(<Part onClose={closed} />);
    await advanceTime(1_000);
    unmount();
    note.close();
    await advanceTime(20_000);
    expect([note.hideNotice, note.showNotice, closed].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('is rendered again if React did not find a node that another program has moved', async () => {
    const errors = [new DOMException('moved', 'NotFoundError')];
    load.mockResolvedValue(() => {
      if (errors[0]) throw errors[0];
      return <Dialog />;
    });
    expectErrors('moved');
    render(<Part onClose={closed} />, { onCaughtError: () => void errors.pop() });
    await advanceTime(0);
    expect([dialog() !== null, closed.mock.calls.length]).toEqual([true, 0]);
  });

  it('closes if it throws while rendering; the page stays unchanged', async () => {
    load.mockResolvedValue(() => {
      throw new Error('broken while drawn');
    });
    expectErrors('broken while drawn', 'The above error occurred');
    await openIt();
    expect(note.showNotice.mock.calls).toEqual([['This didn’t open. Please reload the page, or chat with us.']]);
    expect(closed).toHaveBeenCalledTimes(1);
    expectUnchangedPage();
  });
});
