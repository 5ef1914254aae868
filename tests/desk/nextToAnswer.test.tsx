import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { card, counter, firstCells, panel, press, showDesk, toastWith } from '../support/deskPage';
import { at, followUp } from '../support/fixtures';
import { member } from '../support/staff';
import { atTheDesk, cameAt, deskBackend, mayas, mine, saved, sentTo, sofia as usualSofia } from '../support/staffAtDesk';

atTheDesk('15:47');

const omar = cameAt('15:00', { id: '1', name: 'Omar Said', phone: '+971 4 123 4567' });
const sofia = cameAt('14:08', { ...usualSofia, message: 'Booking request from hero section: is parking free?' });
const leads = [omar, sofia];
const LANDLINE = 'Landline, no WhatsApp';

const inCard = () => within(card());
const heading = async (name: string) => await inCard().findByRole('heading', { name });
const whatsapp = () => inCard().getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp Sofia Lindqvist' });
const never = new Promise<never>(() => undefined);

/** Clicks a link without leaving the page, which jsdom cannot do. */
async function follow(link: HTMLElement): Promise<void> {
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
}

test('the card shows the lead with the earliest deadline and everything needed to answer it, in one line while its details are open', async () => {
  await showDesk(deskBackend(leads));
  await heading('Sofia Lindqvist');
  const parts = '21 min left|Answer by 16:08|Lip Blush|Home|20 Nov 2026, 14:08|is parking free?|Also asked on 20 Nov 2026, 15:00';
  for (const part of parts.split('|')) inCard().getByText(part);
  expect(whatsapp().href).toMatch(/^https:\/\/wa\.me\/971501234567\?text=Hello%20Sofia%2C%20this%20is%20staff%20from%20Atelier/);
  expect(inCard().getByRole('link', { name: 'Call Sofia Lindqvist' })).toHaveProperty('href', 'tel:+971501234567');
  await press('Omar Said');
  expect(inCard().getAllByRole('link')).toHaveLength(2);
  await press('Details', card());
  within(panel()).getByRole('heading', { name: 'Sofia Lindqvist' });
  expect([...inCard().queryAllByRole('link'), ...inCard().queryAllByRole('button')]).toEqual([]);
  inCard().getByText('Sofia Lindqvist', { selector: 'bdi' });
  await press('Close details');
  expect(inCard().getAllByRole('link')).toHaveLength(2);
});

const claimed = (time: string) => ({ '2': { ...mayas, claimedAt: at(time) } });
const asked = { '2': { pendingContacts: [{ kind: 'whatsapp', at: at('14:20'), by: 'u2', byName: 'Maya' }] } } as const;

test.each<[string, Parameters<typeof deskBackend>[1], string[], number]>([
  ['skips a lead that a colleague has claimed, and has no WhatsApp link for a landline', claimed('15:40'), ['Omar Said', LANDLINE], 1],
  ['shows a lead again once a claim has expired', claimed('15:23'), ['Sofia Lindqvist', 'Maya had it, 24 min ago', 'Take over'], 2],
  ['shows a colleague’s unanswered question and does not ask it', asked, ['Maya opened WhatsApp at 14:20, not confirmed yet'], 2],
  ['says so when no lead needs an answer', { '1': { state: 'Booked' }, '2': { state: 'Lost' } }, ['No leads waiting.'], 0],
])('the card %s', async (_what, followUps, texts, links) => {
  await showDesk(deskBackend(leads, followUps));
  for (const text of texts) await inCard().findByText(text);
  expect(inCard().queryAllByRole('link')).toHaveLength(links);
  expect(inCard().queryByRole('group')).toBeNull();
});

test('if a person asked not to be contacted, no lead with that phone number has a contact link', async () => {
  const earlier = cameAt('19 12:00', { id: '0', phone: '+971 50 123 4567' });
  await showDesk(deskBackend([...leads, earlier], { '0': { state: 'Lost', lostReason: 'Asked not to be contacted' } }));
  await heading('Sofia Lindqvist');
  expect(inCard().queryByRole('link')).toBeNull();
  expect([...document.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('a').length)).toEqual([2, 0, 0]);
});

test('a contact link claims the lead and asks for the result; Yes sets Contacted immediately and shows the next lead', async () => {
  const backend = deskBackend(leads);
  backend.desk.send.mockReturnValue(never);
  await showDesk(backend);
  await heading('Sofia Lindqvist');
  await follow(whatsapp());
  await inCard().findByRole('group', { name: 'Did you send it?' });
  inCard().getByRole('button', { name: 'Let it go' });
  await press('Yes, contacted', card());
  await heading('Omar Said');
  expect(firstCells()[1]).toEqual(['Sofia Lindqvist', 'Contacted · you']);
  expect(counter('Waiting')).toEqual(['1']);
  expect(document.activeElement).toBe(card());
  // The second action waits for the response to the first.
  expect(sentTo(backend)).toMatchObject([{ leadId: '2', seenVersion: 0, action: { kind: 'whatsapp' } }]);
});

test('after an unanswered phone call, also from the list, the lead stays New, and WhatsApp opens with the missed-call reply', async () => {
  const backend = deskBackend([sofia]);
  const pendingContacts = [{ kind: 'call', at: at('15:47'), by: member.id, byName: 'staff' }] as const;
  backend.desk.send.mockImplementationOnce(saved({ ...mine, pendingContacts })).mockImplementation(saved(mine));
  await showDesk(backend);
  await follow(await screen.findByRole('link', { name: '050 123 4567' }));
  await inCard().findByRole('group', { name: 'Did you reach Sofia Lindqvist?' });
  await press('No answer', card());
  await waitFor(() => expect(inCard().queryByRole('group')).toBeNull());
  inCard().getByText('WhatsApp opens with the reply “Missed call”.');
  expect(whatsapp().href).toContain('tried%20to%20call%20you');
  expect(firstCells()).toEqual([['Sofia Lindqvist', '21 min left · you']]);
  expect(sentTo(backend).map(({ action }) => action.kind)).toEqual(['call', 'no answer']);
});

test('after a reload, the missed-call reply is still selected only if I made the unanswered call', async () => {
  const backend = deskBackend([cameAt('15:00', { id: '1', name: 'Hana Idris' }), sofia]);
  const call = { byName: 'somebody', kind: 'no answer' } as const;
  backend.desk.recentEvents.mockResolvedValue([
    { ...call, leadId: '2', by: member.id },
    { ...call, leadId: '1', by: 'u2' },
  ]);
  await showDesk(backend);
  const hrefs = () => screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Write to .* on WhatsApp/ }).map(({ href }) => href);
  const texts = [/Thank%20you%20for%20your%20enquiry/, /tried%20to%20call%20you/].map((text) => expect.stringMatching(text));
  await waitFor(() => expect(hrefs()).toEqual(texts));
});

test('Undo disappears after ten seconds, but not while it has focus', async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const backend = deskBackend(leads);
  backend.desk.send.mockImplementation(saved(mine));
  await showDesk(backend);
  await heading('Sofia Lindqvist');
  act(() => inCard().getByRole('button', { name: 'I have it' }).click());
  const undo = await screen.findByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  await act(async () => vi.advanceTimersByTimeAsync(30_000));
  expect(undo.isConnected).toBe(true);
  act(() => undo.blur());
  await act(async () => vi.advanceTimersByTimeAsync(12_000));
  await vi.waitFor(() => expect(undo.isConnected).toBe(false));
});

test('an action that the server refuses is reverted; Undo of one that a colleague has changed since reports that and changes nothing', async () => {
  const backend = deskBackend(leads);
  await showDesk(backend);
  await press('I have it', card());
  const toast = await toastWith('Failed to save');
  expect([toast.role, toast.textContent]).toEqual(['alert', 'ErrorFailed to save follow-upNo such action']);
  const booked = followUp('2', { state: 'Booked', ...mayas, version: 5 });
  backend.desk.send.mockImplementationOnce(saved(mine)).mockResolvedValueOnce({ outcome: 'changed', followUp: booked });
  await press('I have it', card());
  await press('Undo');
  await screen.findByText('Someone has changed it since.');
  expect(firstCells()[1]).toEqual(['Sofia Lindqvist', 'Booked · Maya']);
});

test('if a colleague claimed the lead first, an alert names the colleague and offers to take the lead over', async () => {
  const backend = deskBackend(leads);
  const claimed = followUp('2', { ...mayas, claimedAt: at('15:46'), version: 3 });
  backend.desk.send.mockResolvedValueOnce({ outcome: 'held', followUp: claimed }).mockImplementation(saved(mine));
  await showDesk(backend);
  await press('I have it', card());
  const alert = await inCard().findByRole('alert');
  expect(alert.textContent).toContain('Sofia Lindqvist: Maya has it.');
  expect(document.activeElement?.textContent).toBe('Leave it');
  await heading('Omar Said');
  await press('Take over', alert);
  await waitFor(() => expect(firstCells()[1]).toEqual(['Sofia Lindqvist', '21 min left · you']));
  expect(sentTo(backend).at(-1)).toMatchObject({ leadId: '2', seenVersion: 3, action: { kind: 'take' } });
});

test('outside opening hours the card says when the studio will open again; a notice says that the browser is offline', async () => {
  vi.setSystemTime(at('23:00'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await showDesk(deskBackend(leads));
  const notice = 'You are offline. WhatsApp and calls still work; changes are sent when the connection is back.';
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(notice);
  expect(card().textContent).toContain('The studio is closed. 2 leads wait for 10:00.');
});
