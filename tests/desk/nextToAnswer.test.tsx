import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';

import type { ActionAnswer, ActionRequest } from '@/desk/model/actions';
import type { FollowUp } from '@/desk/model/followUp';

import { followUp } from './fixtures';
import { member } from './staff';
import { atTheDesk, cameAt, counter, deskBackend, dubai, firstCells, mayas, mine, showDesk } from './staffAtDesk';

atTheDesk('15:47');

const sofia = cameAt('14:08', { id: '2', name: 'Sofia Lindqvist', phone: '050 123 4567', service: 'lip-blush' });
const omar = cameAt('15:00', { id: '1', name: 'Omar Said', phone: '+971 4 123 4567' });
const leads = [omar, sofia];

const region = () => within(screen.getByRole('region', { name: 'Next to answer' }));
const heading = async (name: string) => await region().findByRole('heading', { name });
const press = async (name: string) => await userEvent.click(region().getByRole('button', { name }));

/** Clicks a link without leaving the page, which jsdom cannot do. */
async function clickLink(name: string): Promise<void> {
  const link = region().getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
}

/** A server that saves each action and increments the follow-up's version. */
function saved(part: Partial<FollowUp>): (request: ActionRequest) => Promise<ActionAnswer> {
  return async ({ leadId, seenVersion }) => ({ outcome: 'saved', followUp: followUp(leadId, { ...part, version: seenVersion + 1 }) });
}

function sent(backend: ReturnType<typeof deskBackend>): unknown[] {
  return backend.desk.send.mock.calls.map(
    ([
      {
        leadId,
        seenVersion,
        action: { kind },
      },
    ]) => [leadId, seenVersion, kind],
  );
}

describe('the card', () => {
  test('shows the lead with the earliest deadline and everything needed to answer it', async () => {
    await showDesk(deskBackend(leads));
    await heading('Sofia Lindqvist');
    const said = screen.getByRole('region', { name: 'Next to answer' }).textContent;
    for (const part of ['21 min left', 'Answer by 16:08', 'Lip Blush', 'Home', '20 Nov 2026, 14:08', 'Booking request from hero section']) {
      expect(said).toContain(part);
    }
    const whatsapp = new URL(region().getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp Sofia Lindqvist' }).href);
    expect(whatsapp.origin + whatsapp.pathname).toBe('https://wa.me/971501234567');
    expect(whatsapp.searchParams.get('text')).toBe(
      'Hello Sofia, this is staff from Atelier Marina in Dubai Marina. Thank you for your enquiry about Lip Blush. I’d be happy to help. Would you prefer a short call, or shall we continue here? Your consultation is complimentary.',
    );
    expect(region().getByRole<HTMLAnchorElement>('link', { name: 'Call Sofia Lindqvist' }).href).toBe('tel:+971501234567');
    expect(region().queryByRole('row')).toBeNull();
  });

  test('offers only a phone call to a landline number, and skips a lead that a colleague has claimed', async () => {
    await showDesk(deskBackend(leads, { '2': { ...mayas, claimedAt: dubai('15:40') } }));
    await heading('Omar Said');
    expect(region().getAllByRole('link')).toHaveLength(1);
    region().getByText('Landline, no WhatsApp');
  });

  test('shows a lead again after a colleague’s claim on it expires, names the colleague, and offers to take the lead over', async () => {
    const backend = deskBackend(leads, { '2': { ...mayas, claimedAt: dubai('15:23') } });
    backend.desk.send.mockImplementation(saved({ ...mine, claimedAt: dubai('15:47') }));
    await showDesk(backend);
    await heading('Sofia Lindqvist');
    region().getByText('Maya had it, 24 min ago');
    await press('Take over');
    await region().findByRole('button', { name: 'Let it go' });
    expect(firstCells()[1]).toEqual(['Sofia Lindqvist', '21 min left · you']);
  });

  test('if a person asked not to be contacted, no lead with that phone number has a contact link', async () => {
    const earlier = cameAt('19 12:00', { id: '0', phone: '+971 50 123 4567' });
    await showDesk(deskBackend([...leads, earlier], { '0': { state: 'Lost', lostReason: 'Asked not to be contacted' } }));
    await heading('Sofia Lindqvist');
    expect(region().queryByRole('link')).toBeNull();
    const [, first, second] = screen.getAllByRole('row');
    expect([first, second].map((row) => row?.querySelectorAll('a').length)).toEqual([2, 0]);
  });

  test('records a call when a phone number in the list is clicked', async () => {
    const backend = deskBackend(leads);
    backend.desk.send.mockReturnValue(new Promise(() => undefined));
    await showDesk(backend);
    await heading('Sofia Lindqvist');
    const link = screen.getByRole('link', { name: '050 123 4567' });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await region().findByRole('group', { name: 'Did you reach Sofia Lindqvist?' });
    expect(sent(backend)).toEqual([['2', 0, 'call']]);
  });

  test('folds to a line while the details of its own lead are open, and keeps its buttons for another lead', async () => {
    await showDesk(deskBackend(leads));
    await heading('Sofia Lindqvist');
    await userEvent.click(screen.getByRole('button', { name: 'Omar Said' }));
    expect(region().getAllByRole('link')).toHaveLength(2);
    await press('Details');
    expect(screen.getByRole('complementary', { name: 'Lead details' }).textContent).toContain('Sofia Lindqvist');
    expect(region().queryAllByRole('link')).toEqual([]);
    expect(region().queryAllByRole('button')).toEqual([]);
    region().getByText('Sofia Lindqvist', { selector: 'bdi' });
    await userEvent.click(screen.getByRole('button', { name: 'Close details' }));
    expect(region().getAllByRole('link')).toHaveLength(2);
  });

  test('shows the form’s text only without words of the visitor', async () => {
    const message = 'Booking request from hero section: is parking free?';
    await showDesk(deskBackend([cameAt('14:08', { id: '3', name: 'Hana Petrova', message })]));
    await heading('Hana Petrova');
    region().getByText('is parking free?');
    expect(region().queryByText(/Booking request/)).toBeNull();
    const [, , , , , cell] = screen.getAllByRole('row')[1]?.children ?? [];
    expect(cell?.textContent).toBe('is parking free?\nBooking request from hero section');
  });

  test('a row has WhatsApp before Delete, and no WhatsApp for a landline', async () => {
    await showDesk(deskBackend(leads));
    await heading('Sofia Lindqvist');
    const actionsOf = (line: Element): Element[] => Array.from(line.lastElementChild?.querySelectorAll('a, button') ?? []);
    const lines = screen.getAllByRole('row').slice(1);
    expect(lines.map((line) => actionsOf(line).map((action) => action.getAttribute('aria-label')))).toEqual([
      ['Delete lead from Omar Said'],
      ['Write to Sofia Lindqvist on WhatsApp', 'Delete lead from Sofia Lindqvist'],
    ]);
  });

  test('mentions an earlier lead of the same person', async () => {
    await showDesk(deskBackend([{ ...sofia, email: '' }, cameAt('03 12:00', { id: '0', phone: '+971 50 123 4567' })]));
    expect(await region().findByText('Also asked on 3 Nov 2026, 12:00')).toBeDefined();
  });

  test('says “Nobody is waiting” when no lead needs an answer', async () => {
    await showDesk(deskBackend(leads, { '1': { state: 'Booked' }, '2': { state: 'Lost' } }));
    expect(await region().findByText('No leads waiting.')).toBeDefined();
  });

  test('outside opening hours, says when the studio will open again', async () => {
    vi.setSystemTime(dubai('23:00'));
    await showDesk(deskBackend([cameAt('20:30', { id: '9', name: 'Late Lena' }), ...leads]));
    expect(await region().findByText('The studio is closed. 3 leads wait for 10:00.')).toBeDefined();
    await heading('Sofia Lindqvist');
  });
});

describe('actions on a lead', () => {
  test('a contact link claims the lead and asks for the result; Yes sets Contacted immediately and shows the next lead', async () => {
    const backend = deskBackend(leads);
    backend.desk.send.mockReturnValue(new Promise(() => undefined));
    await showDesk(backend);
    await heading('Sofia Lindqvist');
    await clickLink('WhatsApp Sofia Lindqvist');
    const question = await region().findByRole('group', { name: 'Did you send it?' });
    region().getByRole('button', { name: 'Let it go' });
    await userEvent.click(within(question).getByRole('button', { name: 'Yes, contacted' }));
    await heading('Omar Said');
    expect(firstCells()[1]).toEqual(['Sofia Lindqvist', 'Contacted · you']);
    expect(counter('Waiting')).toEqual(['1']);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Next to answer' }));
    // The second action waits for the response to the first.
    expect(sent(backend)).toEqual([['2', 0, 'whatsapp']]);
  });

  test('actions on one lead are sent one at a time, each with the version from the previous response', async () => {
    const backend = deskBackend(leads);
    const answers: ((answer: ActionAnswer) => void)[] = [];
    backend.desk.send.mockImplementation(async () => new Promise((resolve) => answers.push(resolve)));
    await showDesk(backend);
    await heading('Sofia Lindqvist');
    await press('I have it');
    await press('Let it go');
    expect(sent(backend)).toEqual([['2', 0, 'claim']]);
    await act(async () => answers[0]?.({ outcome: 'saved', followUp: followUp('2', { ...mine, version: 7 }) }));
    expect(sent(backend)).toEqual([
      ['2', 0, 'claim'],
      ['2', 7, 'assign'],
    ]);
  });

  test('after an unanswered phone call the lead stays New, and WhatsApp opens with the missed-call reply', async () => {
    const backend = deskBackend([sofia], {
      '2': { ...mine, asked: [{ kind: 'call', at: dubai('15:40'), by: member.id, byName: 'staff' }] },
    });
    backend.desk.send.mockImplementation(saved(mine));
    await showDesk(backend);
    const question = await region().findByRole('group', { name: 'Did you reach Sofia Lindqvist?' });
    await userEvent.click(within(question).getByRole('button', { name: 'No answer' }));
    await waitFor(() => expect(region().queryByRole('group')).toBeNull());
    region().getByText('WhatsApp opens with the reply “Missed call”.');
    expect(region().getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ }).href).toContain('tried%20to%20call%20you');
    expect(firstCells()).toEqual([['Sofia Lindqvist', '21 min left · you']]);
  });

  test.each([
    ['mine', member.id, 'tried%20to%20call%20you'],
    ["a colleague's", 'u2', 'Thank%20you%20for%20your%20enquiry'],
  ])('after a reload, the missed-call reply is still selected if I made the unanswered call: %s', async (_, by, text) => {
    const backend = deskBackend([sofia]);
    backend.desk.recentEvents.mockResolvedValue([{ leadId: '2', by, byName: 'somebody', kind: 'no answer' }]);
    await showDesk(backend);
    const whatsapp = await region().findByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ });
    await waitFor(() => expect(whatsapp.href).toContain(text));
  });

  test('a question that a colleague has not answered yet is displayed to me, but I am not asked to answer it', async () => {
    const asked = [{ kind: 'whatsapp', at: dubai('14:20'), by: 'u2', byName: 'Maya' }] as const;
    await showDesk(deskBackend([sofia], { '2': { asked } }));
    expect(await region().findByText('Maya opened WhatsApp at 14:20, not confirmed yet')).toBeDefined();
    expect(region().queryByRole('group')).toBeNull();
  });

  test('Undo in the toast reverts the action', async () => {
    const backend = deskBackend(leads);
    backend.desk.send.mockImplementationOnce(saved(mine)).mockImplementationOnce(saved({}));
    await showDesk(backend);
    await heading('Sofia Lindqvist');
    await press('I have it');
    const toast = (await screen.findByText('Sofia Lindqvist is now yours.')).closest('[role=status]');
    expect(toast?.textContent).toContain('Saved');
    await userEvent.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
    await region().findByRole('button', { name: 'I have it' });
    const [[claim], [undo]] = backend.desk.send.mock.calls as [[ActionRequest], [ActionRequest]];
    expect(undo).toMatchObject({ leadId: '2', seenVersion: 1, action: { kind: 'undo', actionId: claim.id } });
  });

  test('Undo disappears after ten seconds, but not while it has focus', async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const backend = deskBackend(leads);
    backend.desk.send.mockImplementation(saved(mine));
    await showDesk(backend);
    await heading('Sofia Lindqvist');
    act(() => region().getByRole('button', { name: 'I have it' }).click());
    const undo = await screen.findByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    await act(async () => vi.advanceTimersByTimeAsync(30_000));
    expect(undo.isConnected).toBe(true);
    act(() => undo.blur());
    await act(async () => vi.advanceTimersByTimeAsync(12_000));
    await vi.waitFor(() => expect(undo.isConnected).toBe(false));
  });

  test('if a colleague has changed the lead since, Undo reports that and changes nothing', async () => {
    const backend = deskBackend(leads);
    const booked = followUp('2', { state: 'Booked', ...mayas, version: 5 });
    backend.desk.send.mockImplementationOnce(saved(mine)).mockResolvedValueOnce({ outcome: 'changed', followUp: booked });
    await showDesk(backend);
    await heading('Sofia Lindqvist');
    await press('I have it');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Someone has changed it since.');
    expect(firstCells()[1]).toEqual(['Sofia Lindqvist', 'Booked · Maya']);
  });

  test('an action that the server refuses is reverted, and a toast reports the failure', async () => {
    const backend = deskBackend(leads);
    await showDesk(backend);
    await heading('Sofia Lindqvist');
    await press('I have it');
    const text = await screen.findByText('Failed to save');
    expect(text.closest('[role=alert]')?.textContent).toBe('ErrorFailed to save follow-upNo such action');
    region().getByRole('button', { name: 'I have it' });
  });

  test('if a colleague claimed the lead first, an alert names the colleague and offers to take the lead over', async () => {
    const backend = deskBackend(leads);
    const held = followUp('2', { ...mayas, claimedAt: dubai('15:46'), version: 3 });
    backend.desk.send.mockResolvedValueOnce({ outcome: 'held', followUp: held }).mockImplementation(saved(mine));
    await showDesk(backend);
    await heading('Sofia Lindqvist');
    await press('I have it');
    const alert = await region().findByRole('alert');
    expect(alert.textContent).toContain('Sofia Lindqvist: Maya has it.');
    expect(document.activeElement?.textContent).toBe('Leave it');
    await heading('Omar Said');
    await userEvent.click(within(alert).getByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(firstCells()[1]).toEqual(['Sofia Lindqvist', '21 min left · you']));
    expect(sent(backend).at(-1)).toEqual(['2', 3, 'take']);
  });
});

describe('offline', () => {
  test('an action is stored, shown as waiting, and sent again with the same id, even after a reload', async () => {
    const backend = deskBackend(leads);
    backend.desk.send.mockResolvedValue({ outcome: 'unanswered' });
    await showDesk(backend);
    await heading('Sofia Lindqvist');
    await press('I have it');
    await screen.findByText('1 change will be sent when you’re back online.');
    region().getByRole('button', { name: 'Let it go' });
    const [[first]] = backend.desk.send.mock.calls as [[ActionRequest]];
    expect(sessionStorage.getItem('desk.waiting.u1')).not.toContain('Sofia');

    document.body.replaceChildren();
    const again = deskBackend(leads);
    again.desk.send.mockResolvedValue({ outcome: 'unanswered' });
    await showDesk(again);
    await screen.findByText('1 change will be sent when you’re back online.');
    again.desk.send.mockImplementation(saved(mine));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('1 change will be sent when you’re back online.')).toBeNull());
    expect(again.desk.send.mock.calls.at(-1)?.[0]).toEqual(first);
    expect(sessionStorage.getItem('desk.waiting.u1')).toBeNull();
  });

  test('a notice says that the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await showDesk(deskBackend(leads));
    expect(
      await screen.findByText('You are offline. WhatsApp and calls still work; changes are sent when the connection is back.'),
    ).toBeDefined();
    vi.restoreAllMocks();
  });
});
