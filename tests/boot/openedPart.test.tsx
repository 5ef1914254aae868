import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type OpenedPart, openedPart } from '@/boot/LatePart';

import { expectErrors } from '../consoleErrors';
import { fakeBoot } from './fakeBoot';

interface DialogProps {
  onClose(): void;
}

function Dialog({ onClose }: DialogProps) {
  return (
    <div role="dialog">
      <input aria-label="Name" />
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

const load = vi.fn<() => Promise<ComponentType<DialogProps>>>();
const say = vi.fn<(words: string, label?: string, act?: () => void, onClose?: () => void) => void>();
const hush = vi.fn();
const renew = vi.fn<(onClose?: () => void) => void>();
const closed = vi.fn();
let Part: OpenedPart<DialogProps>;

beforeEach(() => {
  vi.useFakeTimers();
  for (const mock of [load, say, hush, renew, closed]) mock.mockReset();
  load.mockImplementation(async () => Dialog);
  Part = openedPart(load);
  const takeAway = fakeBoot({ say, hush, renew });
  return () => {
    takeAway();
    vi.useRealTimers();
  };
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

const failsWith = (fault: string) => async (): Promise<never> => {
  throw new Error(fault);
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const dialog = () => screen.queryByRole('dialog');

/** A page with a field of its own and a button that opens the part. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  const [, drawAgain] = useState(0);
  return (
    <>
      <input aria-label="Message" />
      <button type="button" onClick={() => setOpen(true)} {...Part.near}>
        Open
      </button>
      <button type="button" onClick={() => drawAgain((times) => times + 1)}>
        Draw again
      </button>
      {isOpen && (
        <Part
          onClose={() => {
            setOpen(false);
            closed();
          }}
        />
      )}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function openIt(): Promise<void> {
  render(<Page />);
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'typed' } });
  press('Open');
  await pass(0);
}

describe('what a press opens', () => {
  it('opens when it has come, without a word where that is soon; keeps what is typed when the page around it is drawn again', async () => {
    await openIt();
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Noor' } });
    press('Draw again');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Noor');
    await pass(20_000);
    expect(say).not.toHaveBeenCalled();
  });

  it.each(['pointerEnter', 'focus'] as const)('is there at once after a %s on its opener has fetched it', async (sign) => {
    render(<Page />);
    fireEvent[sign](screen.getByRole('button', { name: 'Open' }));
    await Part.ready();
    press('Open');
    expect(dialog()).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
    press('Close');
    expect(dialog()).toBeNull();
  });

  it('says after a second that it is on its way, until it is there', async () => {
    load.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(Dialog), 3_000)));
    await openIt();
    await pass(999);
    expect(say).not.toHaveBeenCalled();
    await pass(1);
    expect(say.mock.calls).toEqual([['Just a moment ...', undefined, undefined, expect.any(Function)]]);
    expect(hush).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Message')).toHaveProperty('value', 'typed');
    await pass(2_000);
    expect(dialog()).toBeTruthy();
    expect(hush).toHaveBeenCalledTimes(1);
  });
});

describe('what does not open', () => {
  const failure = ['This did not open. The connection may have dropped.', 'Try again', expect.any(Function), expect.any(Function)];

  it('says so beside a page that stays as it is, and opens with another try, or says so again', async () => {
    load.mockImplementationOnce(failsWith('silent')).mockImplementationOnce(failsWith('wrong'));
    await openIt();
    expect(say.mock.calls).toEqual([failure]);
    say.mock.lastCall?.[2]?.();
    await pass(0);
    expect(say.mock.calls).toEqual([failure, failure]);
    expect(dialog()).toBeNull();
    expect(screen.getByLabelText('Message')).toHaveProperty('value', 'typed');
    say.mock.lastCall?.[2]?.();
    await pass(0);
    expect(dialog()).toBeTruthy();
    expect(closed).not.toHaveBeenCalled();
  });

  it('is closed with its note, and the next press tries anew', async () => {
    load.mockImplementationOnce(failsWith('silent'));
    await openIt();
    act(() => say.mock.lastCall?.[3]?.());
    expect(closed).toHaveBeenCalledTimes(1);
    press('Open');
    await pass(0);
    expect(dialog()).toBeTruthy();
  });

  it('because the site was deployed anew: the page is renewed, or offers it; what was pressed is closed with that', async () => {
    load.mockImplementation(failsWith('renewed'));
    await openIt();
    expect(say).not.toHaveBeenCalled();
    expect(renew).toHaveBeenCalledTimes(1);
    expect(closed).not.toHaveBeenCalled();
    act(() => renew.mock.lastCall?.[0]?.());
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('says nothing to a visitor who has gone on meanwhile', async () => {
    load.mockImplementation(() => new Promise((_, reject) => setTimeout(() => reject(new Error('silent')), 3_000)));
    const { unmount } = render(<Part onClose={closed} />);
    await pass(1_000);
    unmount();
    expect(hush).toHaveBeenCalledTimes(1);
    // As the loader does when a note goes.
    say.mock.lastCall?.[3]?.();
    await pass(20_000);
    expect(say).toHaveBeenCalledTimes(1);
    expect(closed).not.toHaveBeenCalled();
  });

  it('as it breaks while it is drawn closes, and the page stays', async () => {
    load.mockImplementation(async () => () => {
      throw new Error('broken while drawn');
    });
    expectErrors('broken while drawn', 'The above error occurred');
    await openIt();
    expect(say.mock.calls).toEqual([['This did not open. Please load the page again, or chat with us.']]);
    expect(closed).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Message')).toHaveProperty('value', 'typed');
  });

  it('waits in silence where there is no loader: in development', async () => {
    delete window.boot;
    load.mockImplementation(failsWith('silent'));
    await openIt();
    await pass(2_000);
    expect(dialog()).toBeNull();
  });
});
