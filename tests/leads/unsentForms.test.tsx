import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { forms } from '@/leads/forms';

import { insert, newVisit, submit } from '../visit';
import { fillIn, press, requiredLabels, show } from './formVisit';

beforeEach(newVisit);

describe('forms that send nothing, as agreed', () => {
  test('brows page: name, e-mail and phone required; 1.2 s, cleared, the alert; no call', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    show('browsPage', '/brows-lashes');
    expect(requiredLabels()).toEqual(['Full Name', 'Email Address', 'Phone Number']);
    expect(forms.browsPage.services.map(({ value }) => value)).toEqual(['brows', 'lashes', 'combo', 'consultation']);
    await fillIn();
    const pressedAt = performance.now();
    await press();
    await waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith('Your request has been sent!'));
    expect(performance.now() - pressedAt).toBeGreaterThanOrEqual(1_190);
    expect(screen.getByLabelText('Full Name')).toHaveProperty('value', '');
    expect(submit).not.toHaveBeenCalled();
    expect(insert).not.toHaveBeenCalled();
    expect(screen.queryByText('Thank you')).toBeNull();
    alert.mockRestore();
  });

  test('home-facials callback: a line in the console without what was typed, and an honest word to the visitor', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    show('homeFacialsCallback', '/home-facials');
    expect(requiredLabels()).toEqual(['Full Name', 'Phone Number']);
    await fillIn();
    await press();
    await screen.findByText(/nothing was sent/);
    expect(info).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(info.mock.calls)).not.toContain('Hessa');
    expect(screen.getByLabelText('Full Name')).toHaveProperty('value', 'Hessa A.');
    expect(submit).not.toHaveBeenCalled();
    info.mockRestore();
  });
});
