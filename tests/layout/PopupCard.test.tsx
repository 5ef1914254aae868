import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';

import { PopupCard } from '@/layout/PopupCard';
import { TimedPopup } from '@/layout/TimedPopup';
import { LeadDeliveryProvider } from '@/leads/LeadDelivery';
import { CallBack } from '@/pages/microbladingNew/CallBack';

beforeEach(() => sessionStorage.clear());

const closings = [
  ['X', () => screen.getByRole('button', { name: 'Close' }).click()],
  ['Escape', () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })],
] as const;

const popup = () => screen.findByRole('dialog', {});
const nameField = () => screen.getByLabelText('Full Name');
const opener = () => screen.getByRole('button', { name: 'Call me back' });

function showPage(overIt: ReactNode) {
  const delivery = { prepare: () => undefined, isReady: () => true, submit: async () => true, insert: async () => true };
  render(
    <LeadDeliveryProvider value={delivery}>
      <MemoryRouter>
        {overIt}
        <main>
          <h1>Microblading</h1>
          <a href="#prices">Prices</a>
          <CallBack label="Call me back" />
        </main>
      </MemoryRouter>
    </LeadDeliveryProvider>,
  );
}

/** decisions.md: "Return focus to the opener". */
describe('asked for by its button', () => {
  test.each(closings)('takes the focus on its first field; %s returns it to the button, every time', async (_, close) => {
    showPage(<TimedPopup id="microbladingNew" />);
    for (let time = 0; time < 2; time += 1) {
      act(() => opener().click());
      await popup();
      expect(document.activeElement).toBe(nameField());
      act(close);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(opener());
    }
  });
});

/** A popup that has opened by itself and is still open. */
function Opened() {
  const [open, setOpen] = useState(true);
  return open && <PopupCard form="microbladingNewPopup" id="microbladingNew" side="right" asked={0} onClose={() => setOpen(false)} />;
}

describe('opened by itself', () => {
  test('takes no focus; Escape from outside leaves the focus where it is', () => {
    showPage(<Opened />);
    expect(document.activeElement).toBe(document.body);
    const link = screen.getByRole('link', { name: 'Prices' });
    act(() => link.focus());
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(link);
  });

  test.each(closings)('%s returns the focus to what had it before it moved in', (_, close) => {
    showPage(<Opened />);
    const link = screen.getByRole('link', { name: 'Prices' });
    act(() => link.focus());
    act(() => nameField().focus());
    act(() => screen.getByLabelText('Phone Number').focus());
    act(close);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(link);
  });

  test.each(closings)('%s gives the focus to the headline where nothing had it before', (_, close) => {
    showPage(<Opened />);
    act(() => nameField().focus());
    act(close);
    const headline = screen.getByRole('heading', { level: 1 });
    expect(document.activeElement).toBe(headline);
    expect(headline.tabIndex).toBe(-1);
  });
});
