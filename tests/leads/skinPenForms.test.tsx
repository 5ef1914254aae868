import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { leadNotification } from '@/backend/supabase/leadNotification';
import { leadTable } from '@/backend/supabase/leadTable';
import { directInsert } from '@/leads/directInsert';
import { forms } from '@/leads/forms';

import { insert, newVisit, submit } from '../visit';
import { fillIn, onSent, press, requiredLabels, show } from './formVisit';
import { name, tableForms, whatsapp } from './specifiedForms';

const showToast = vi.hoisted(() => vi.fn<(note: { title: string; text: string; kind: string }) => void>());
vi.mock('@/ui/toast', () => ({ showToast }));

beforeEach(() => {
  newVisit();
  showToast.mockReset();
});

describe.each(tableForms)('$id', ({ id, busy, required, options, record, failure }) => {
  const path = '/skin-pen-microneedling-dubai';

  test('required fields and options', () => {
    show(id, path);
    expect(requiredLabels()).toEqual([...required]);
    expect(forms[id].services.map(({ value }) => value)).toEqual([...options]);
  });

  test('success: exactly the six fields, then /thank-you and the toast', async () => {
    let reply: (stored: boolean) => void = () => undefined;
    insert.mockReturnValue(new Promise((resolve) => (reply = resolve)));
    show(id, path);
    await fillIn();
    await press();
    await screen.findByText(busy);
    expect(insert).toHaveBeenCalledExactlyOnceWith(record, undefined);
    act(() => reply(true));
    await screen.findByText('Thank you');
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ title: 'Success!', text: 'Your consultation has been booked.', kind: 'success' });
    expect(submit).not.toHaveBeenCalled();
  });

  test('failure: the visitor stays, keeps what was typed, and reads the exact words', async () => {
    insert.mockResolvedValue(false);
    show(id, path);
    await fillIn();
    await press();
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith({ title: 'Error', text: failure, kind: 'destructive' }));
    expect(screen.queryByText('Thank you')).toBeNull();
    expect(screen.getByLabelText('Full Name')).toHaveProperty('value', name);
    expect(screen.getByLabelText('Phone Number')).toHaveProperty('value', whatsapp);
    expect(onSent).not.toHaveBeenCalled();
    insert.mockResolvedValue(true);
    await press();
    await screen.findByText('Thank you');
  });

  test('no Supabase settings: nothing is asked for, the visitor reads the same words and keeps what was typed', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const fetch = vi.spyOn(globalThis, 'fetch');
    insert.mockImplementation(directInsert(leadTable({}), leadNotification({})));
    show(id, path);
    await fillIn();
    await press();
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith({ title: 'Error', text: failure, kind: 'destructive' }));
    expect(screen.queryByText('Thank you')).toBeNull();
    expect(screen.getByLabelText('Full Name')).toHaveProperty('value', 'Hessa A.');
    expect(screen.getByLabelText('Phone Number')).toHaveProperty('value', '+971 50 123 4567');
    expect(fetch).not.toHaveBeenCalled();
    expect(warn.mock.calls).toEqual([['[leads] the table did not take the record', { attempt: 'refused' }]]);
    vi.restoreAllMocks();
  });
});
