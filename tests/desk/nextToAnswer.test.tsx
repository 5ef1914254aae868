import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';

import { followUp } from '../support/fixtures';
import { member, toastWith } from '../support/staff';
import { atTheDesk, cameAt, counter, deskBackend, dubai, firstCells, mayas, mine, saved, sentTo, showDesk } from '../support/staffAtDesk';

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

describe('the card', () => {
  test('shows the lead with the earliest deadline and everything needed to answer it', async () => {
    await showDesk(deskBackend(leads));
    await heading('Sofia Lindqvist');
    const said = screen.getByRole('region', { name: 'Next to answer' }).textContent;
    for (const part of [
      '21 min left',
      'Answer by 16:08',
      'Lip Blush',
      'Home',
      '20 Nov 2026, 14:08',
      'Booking request from hero section',
      'Also asked on 20 Nov 2026, 15:00',
    ]) {
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
    expect(sentTo(backend)).toMatchObject([{ leadId: '2', action: { kind: 'call' } }]);
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

  test('says so when no lead needs an answer', async () => {
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
    expect(sentTo(backend)).toMatchObject([{ leadId: '2', seenVersion: 0, action: { kind: 'whatsapp' } }]);
  });

  test('after an unanswered phone call the lead stays New, and WhatsApp opens with the missed-call reply', async () => {
    const backend = deskBackend([sofia], {
      '2': { ...mine, pendingContacts: [{ kind: 'call', at: dubai('15:40'), by: member.id, byName: 'staff' }] },
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
    const pendingContacts = [{ kind: 'whatsapp', at: dubai('14:20'), by: 'u2', byName: 'Maya' }] as const;
    await showDesk(deskBackend([sofia], { '2': { pendingContacts } }));
    expect(await region().findByText('Maya opened WhatsApp at 14:20, not confirmed yet')).toBeDefined();
    expect(region().queryByRole('group')).toBeNull();
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
    const toast = await toastWith('Failed to save');
    expect([toast.role, toast.textContent]).toEqual(['alert', 'ErrorFailed to save follow-upNo such action']);
    region().getByRole('button', { name: 'I have it' });
  });

  test('if a colleague claimed the lead first, an alert names the colleague and offers to take the lead over', async () => {
    const backend = deskBackend(leads);
    const claimed = followUp('2', { ...mayas, claimedAt: dubai('15:46'), version: 3 });
    backend.desk.send.mockResolvedValueOnce({ outcome: 'held', followUp: claimed }).mockImplementation(saved(mine));
    await showDesk(backend);
    await heading('Sofia Lindqvist');
    await press('I have it');
    const alert = await region().findByRole('alert');
    expect(alert.textContent).toContain('Sofia Lindqvist: Maya has it.');
    expect(document.activeElement?.textContent).toBe('Leave it');
    await heading('Omar Said');
    await userEvent.click(within(alert).getByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(firstCells()[1]).toEqual(['Sofia Lindqvist', '21 min left · you']));
    expect(sentTo(backend).at(-1)).toMatchObject({ leadId: '2', seenVersion: 3, action: { kind: 'take' } });
  });
});

test('a notice says that the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await showDesk(deskBackend(leads));
  const notice = await screen.findByText(/^You are offline\./);
  expect(notice.textContent).toBe('You are offline. WhatsApp and calls still work; changes are sent when the connection is back.');
  vi.restoreAllMocks();
});
